// ---- a WebSocket, as little of it as there must be (RFC 6455) ----
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

export function dial(port, heard, gone) {
  const socket = connect(+port, "127.0.0.1");
  let data = Buffer.alloc(0), upgraded = false, parts = [], early = [];
  socket.write(`GET /people HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\nSec-WebSocket-Version: 13\r\n\r\n`);
  const send = (code, body) => {
    if (!upgraded) return early.push([code, body]);
    const mask = randomBytes(4), masked = Buffer.from(body.map((byte, at) => byte ^ mask[at % 4]));
    const size = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
    socket.write(Buffer.concat([Buffer.from([0x80 | code, ...size]), mask, masked]));
  };
  const frame = () => {
    if (data.length < 2) return null;
    let size = data[1] & 127, start = 2;
    if (size === 126) { if (data.length < 4) return null; size = data.readUInt16BE(2); start = 4; }
    else if (size === 127) { if (data.length < 10) return null; size = Number(data.readBigUInt64BE(2)); start = 10; }
    if (data.length < start + size) return null;
    const found = { last: data[0] & 128, code: data[0] & 15, body: data.subarray(start, start + size) };
    data = data.subarray(start + size);
    return found;
  };
  socket.on("data", (more) => {
    data = Buffer.concat([data, more]);
    if (!upgraded) {
      const end = data.indexOf("\r\n\r\n");
      if (end < 0) return;
      upgraded = true;
      data = data.subarray(end + 4);
      early.forEach(([code, body]) => send(code, body));
    }
    for (let one = frame(); one; one = frame()) {
      if (one.code === 9) send(10, one.body);
      else if (one.code === 8) socket.end();
      else if (one.code < 3) {
        parts.push(one.body);
        if (one.last) { const text = Buffer.concat(parts).toString(); parts = []; heard(JSON.parse(text)); }
      }
    }
  });
  socket.on("error", () => {});
  socket.on("close", gone);
  return { say: (object) => send(1, Buffer.from(JSON.stringify(object))), drop: () => socket.destroy() };
}
