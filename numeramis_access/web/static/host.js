// Runs the page's program in this browser, in a worker that keeps the player's home.
// @ts-check
import { Answers } from "./answers.js";
import { offer } from "./update.js";
import { SIZE, WORDS } from "./words.js";

/** Milliseconds for another tab to save and release the home, before it is taken over. */
const PATIENCE = 3000;
/** Milliseconds between two reports of the progress. */
const PACE = 4000;
/** the home's name among all tabs of this browser */
const NAME = "numeramis-home";

/** Begin the program, unless another tab has the home, and give the page its messages.
 *  @param {import("./main.js").Page} page @returns {import("./main.js").Transmit} sends the player's input to it */
export function connect(page) {
  const languages = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  const code = languages.find((one) => one in WORDS) ?? Object.keys(WORDS).at(-1) ?? "";
  const tabs = new BroadcastChannel(NAME);
  /** @type {Worker | null} */
  let worker = null;
  /** the trouble that the player must know, by its label */
  let trouble = "";
  /** time of the last report of the progress */
  let said = 0;
  /** called when the home is released */
  let release = () => {};
  /** whether the program has sent anything */
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

  /** @param {string} name label of the reason for the failed start @param {string} why the error's own words, if any */
  const fail = (name, why) => page.notice(begun ? label("stopped") : `${label(name)} ${why}`.trim());

  /** Note that the worker's script failed; a failed download has no message.
   *  @param {ErrorEvent} error */
  function failed({ message }) {
    if (!message) fail("failed", "");
    else if (/SyntaxError/.test(message)) fail("failed-browser", "");
    else fail("failed-page", message);
  }

  /** Report the progress of a first visit's load, unless it is fast. @param {number} bytes */
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
    worker.postMessage({ begin: JSON.stringify(languages), at: page.table(), fresh: !navigator.serviceWorker?.controller });
  }

  /** Hold the home until it is released. */
  function hold() {
    begin();
    return new Promise((done) => { release = () => done(undefined); });
  }

  async function enter() {
    const taken = () => page.receive({ taken: label("taken"), take: label("take") });
    if (!navigator.locks) return begin();
    await navigator.locks.request(NAME, { ifAvailable: true }, (free) => (free ? hold() : taken()));
  }

  /** Have the other tab release the home; a tab that does not answer counts as gone. */
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
  // Without storage there are no locks either; otherwise another tab has taken the home.
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
