// Where the program of this page runs: in this browser itself, in a worker that keeps the player's home.
// @ts-check
import { Answers } from "./answers.js";
import { offer } from "./update.js";
import { SIZE, WORDS } from "./words.js";

/** Milliseconds that another tab has to put the home away, before it is taken from it. */
const PATIENCE = 3000;
/** Milliseconds between two sentences about how much has come. */
const PACE = 4000;
/** the home's name among all tabs of this browser */
const NAME = "numeramis-home";

/** Begin the program, unless another tab has the home, and have the page get what it tells.
 *  @param {import("./main.js").Page} page @returns {import("./main.js").Transmit} sends it what the player does */
export function connect(page) {
  const languages = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  const code = languages.find((one) => one in WORDS) ?? Object.keys(WORDS).at(-1) ?? "";
  const tabs = new BroadcastChannel(NAME);
  /** @type {Worker | null} */
  let worker = null;
  /** what the player must know, by its label */
  let trouble = "";
  /** when the page last said how much has come */
  let said = 0;
  /** what to do when the home is let go */
  let release = () => {};
  /** whether the program has told anything */
  let begun = false;
  const { label } = page;
  const answers = new Answers((late) => page.notice(label(late ? "busy" : "answers")));

  function leave() {
    worker?.terminate();
    worker = null;
    answers.cut();
    page.over();
    release();
  }

  /** @param {string} name label of why it could not begin @param {string} why the error's own words, if any */
  const fail = (name, why) => page.notice(begun ? label("stopped") : `${label(name)} ${why}`.trim());

  /** Take that the worker's script failed; what could not be fetched has no message.
   *  @param {ErrorEvent} error */
  function failed({ message }) {
    if (!message) fail("failed", "");
    else if (/SyntaxError/.test(message)) fail("failed-browser", "");
    else fail("failed-page", message);
  }

  /** Say how much of a first visit's load has come, unless it comes fast. @param {number} bytes */
  function count(bytes) {
    const part = Math.floor((10 * bytes) / SIZE) * 10;
    if (!part || part > 90 || performance.now() - said < PACE) return;
    said = performance.now();
    page.notice(label(`come-${part}`));
  }

  /** @param {{got?: number, come?: number, full?: boolean, refused?: boolean, failed?: string, why?: string,
   *   over?: boolean, closed?: boolean}} news */
  function hear(news) {
    if (news.got) answers.got(news.got);
    if (news.come) count(news.come);
    if (news.full !== undefined) page.notice(news.full ? label("full") : "");
    if (news.refused) page.notice(label(trouble = "refused"));
    if (news.failed) fail(news.failed, news.why ?? "");
    if (news.over) worker?.postMessage({ close: true });
    if (news.closed) leave();
  }

  function begin() {
    page.notice(label("loading"));
    said = performance.now();
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onerror = failed;
    worker.onmessage = ({ data }) => {
      if (typeof data !== "string") return hear(data);
      page.receive(JSON.parse(data));
      if (begun) return;
      begun = true;
      page.notice(trouble && label(trouble));
      offer(page);
    };
    worker.postMessage({ begin: JSON.stringify(languages), fresh: !navigator.serviceWorker?.controller });
  }

  /** Have the home until it is let go. */
  function hold() {
    begin();
    return new Promise((done) => { release = () => done(undefined); });
  }

  async function enter() {
    const taken = () => page.receive({ taken: label("taken"), take: label("take") });
    if (!navigator.locks) return begin();
    await navigator.locks.request(NAME, { ifAvailable: true }, (free) => (free ? hold() : taken()));
  }

  /** Have the other tab put the home away; one that does not answer is taken for gone. */
  function take() {
    const ends = AbortSignal.timeout(PATIENCE);
    tabs.postMessage("take");
    navigator.locks.request(NAME, { signal: ends }, hold).catch((error) => {
      if (error !== ends.reason) return leave();
      navigator.locks.request(NAME, { steal: true }, hold).catch(leave);
    });
  }

  page.receive({ lang: code, labels: WORDS[code] });
  tabs.onmessage = () => worker?.postMessage({ close: true });
  // Where nothing may be stored there is no lock either; otherwise another tab has taken the home.
  enter().catch(() => (worker ? leave() : begin()));
  return async (message, act = false) => {
    if ("take" in message) take();
    const text = JSON.stringify(message);
    if ("take" in message || !worker) return false;
    if (act && answers.holds(text)) {
      if (answers.late) page.notice(label("busy"));
      return false;
    }
    const arrives = answers.add(text, act);
    worker.postMessage(JSON.stringify({ ...message, number: answers.number }));
    return arrives;
  };
}
