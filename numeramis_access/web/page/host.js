// Runs the page's program on the server that the page came from, over a socket.
// @ts-check
import { Answers } from "./answers.js";

/** Milliseconds until the next attempt to reach the server; doubled each time up to the second. */
const RETRY = { first: 500, longest: 8000 };
/** Milliseconds after which a lost connection is reported as a longer absence. */
const AWAY = 30000;
/** The code with which a full server closes; it has said so before. */
const NO_ROOM = 4003;

/** Join the program and give the page its messages, despite lost connections. @param {import("./main.js").Page} page
 *  @returns {import("./main.js").Transmit} sends the player's input to it */
export function connect(page) {
  /** @type {WebSocket} */
  let socket;
  let pause = RETRY.first, lost = false, since = 0, told = "";
  const answers = new Answers((late) => page.notice(page.label(late ? "no-answer" : "answers")));

  /** Report the state of the connection. @param {string} label */
  const tell = (label) => page.notice(page.label(told = label));

  function open() {
    const address = new URL("session", location.href.replace(/^http/, "ws"));
    if (page.table()) address.searchParams.set("at", page.table());
    socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => {
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data);
      const message = JSON.parse(text);
      if (message.got !== undefined) answers.got(message.got);
      if (lost && !message.refused) tell(answers.drop() ? "not-arrived" : "again");
      if (!message.refused) [pause, lost] = [RETRY.first, false];
      away(lost);
      if (Object.keys(message).join() !== "got") page.receive(message);
    };
    socket.onclose = (event) => {
      answers.cut();
      if (event.code === 4002) return;
      if (event.code === 4001 || event.code === 1000) return page.over();
      // 1012 is "Service Restart" in the registry of RFC 6455
      if (!lost) since = performance.now();
      const long = performance.now() - since > AWAY && told !== "away";
      if (event.code !== NO_ROOM && (!lost || long)) tell(lost ? "away" : event.code === 1012 ? "back-soon" : "lost");
      away(lost = true);
      setTimeout(open, pause);
      pause = Math.min(pause * 2, RETRY.longest);
    };
  }

  void navigator.serviceWorker?.register("service.js").catch(() => {}); // only over https, or on this machine
  open();
  return async (message, act = false) => {
    const text = JSON.stringify(message);
    if (socket.readyState !== WebSocket.OPEN) {
      if (lost && act) tell(told || "lost"); // the player hears why a card has no effect
      return false;
    }
    if (act && answers.holds(text)) {
      if (answers.late) page.notice(page.label("no-answer"));
      return false;
    }
    const arrives = answers.add(text, act);
    socket.send(JSON.stringify({ ...message, number: answers.number }));
    return arrives;
  };
}

/** Show that the page takes no input now. @param {boolean} gone whether the connection is gone */
const away = (gone) => document.documentElement.classList.toggle("away", gone);
