// A client of a house of tables, written from tables/PROTOCOL.md and engine/PROTOCOL.md alone: it knows no rules.
// node client.mjs PORT GAME PLAYERS OPTIONS: opens a table, has computers take the other places, plays legal actions by
// chance to the end of the match, once losing its line on the way, and checks what was sealed. The last line it prints is JSON.
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

const [port, game, players, options] = [process.argv[2], process.argv[3], +process.argv[4], JSON.parse(process.argv[5])];
const key = randomBytes(32).toString("hex");
const seen = { views: 0, events: {}, offers: 0, refused: {}, drops: 0, opened: 0, wrong: [] };
const DIALS = 5;
let line, waiting = new Map(), dials = 0, requests = 0, offers = 0, table = "", last = 0, position = null, open = null, over = false;
let resting = false, readied = 0, answered = 0, digests = [];

// ---- a WebSocket, as little of it as there must be (RFC 6455) ----

function dial(heard, gone) {
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

// ---- requests ----

function ask(what, fields = {}) {
  const id = `r${++requests}`;
  line.say({ do: what, id, ...fields });
  return new Promise((done) => waiting.set(id, done));
}

async function come() {
  if (++dials > DIALS) throw new Error("the house is gone");
  line = dial(hear, () => { if (!over) { waiting = new Map(); open = null; setTimeout(come, 100); } });
  const who = await ask("hello", { version: 1, key, name: "Stranger", gender: "feminine", language: "en" });
  if (who.is === "denied") throw new Error(who.code);
  if (table) {
    await ask("enter", { table, after: last });
    next();
  } else {
    const opened = await ask("open", { game, players, options, level: "beginner" });
    if (opened.is === "denied") throw new Error(opened.code);
    table = opened.answer.table;
    await ask("begin", { table });
  }
}

// ---- what comes by itself ----

function hear(said) {
  if (said.is === "done" || said.is === "denied") {
    const done = waiting.get(said.re);
    waiting.delete(said.re);
    if (done) done(said);
  } else if (said.is === "state") {
    position = said.state.position;
    resting = said.state.resting;
    if (said.state.number > last) ask("after", { table, number: last }); // what it contains is wanted one by one too
    else next();
  } else if (said.is === "told") {
    said.messages.forEach(take);
    next();
  } else if (said.is === "bye") {
    seen.wrong.push(`bye ${said.code} ${said.detail ?? ""}`);
  }
}

function take(message) {
  if (message.number <= last) return;
  if (message.number !== last + 1) seen.wrong.push(`gap after ${last}: ${message.number}`);
  last = message.number;
  if (message.type === "event") {
    seen.events[message.event.type] = (seen.events[message.event.type] ?? 0) + 1;
    position = message.position;
    seen.views += 1;
    resting = false;
  } else if (message.type === "resting") resting = true;
  else if (message.type === "sealed") digests.push(message.digest);
  else if (message.type === "opened") message.lots.forEach(check);
  else if (message.type === "match-ended") over = true;
}

function check(lot) {
  const digest = createHash("sha256").update(`${lot.salt}\n${JSON.stringify(lot.action)}`).digest("hex");
  if (digests[seen.opened++] !== digest) seen.wrong.push(`lot ${seen.opened} is not what was sealed`);
}

// ---- playing ----

function chosen(legal) {
  const one = legal[Math.floor(Math.random() * legal.length)];
  if (one.min === undefined) return one;
  const { min, max, ...amount } = one;
  return { ...amount, to: min };
}

async function next() {
  if (over) return end();
  if (resting && readied !== last) {
    readied = last;
    await ask("ready", { table });
    return;
  }
  const mine = position && !position.over && position.view.to_act === position.seat && position.view.legal.length;
  if (open || last < answered || !mine) return;
  if (seen.drops === 0) {
    seen.drops = 1;
    return line.drop();
  }
  const offer = open = { id: `o${++offers}`, seen: last, action: chosen(position.view.legal) };
  await new Promise((done) => setTimeout(done, 30)); // a house ends a line of more than 40 requests a second
  if (open !== offer) return; // the line was lost meanwhile
  const { answer, code } = await ask("act", { table, offer });
  open = null;
  const said = answer?.answer ?? { type: "denied", refusal: { code } };
  if (said.type === "accepted") {
    seen.offers += 1;
    answered = said.number; // what comes up to here comes of it
    next();
  } else {
    seen.refused[said.refusal.code] = (seen.refused[said.refusal.code] ?? 0) + 1;
    setTimeout(next, 20);
  }
}

async function end() {
  const record = await ask("record", { table });
  if (record.is !== "done" || !record.answer.record) seen.wrong.push("no record");
  console.log(JSON.stringify({ game, messages: last, ...seen }));
  process.exit(seen.wrong.length ? 1 : 0);
}

come();
