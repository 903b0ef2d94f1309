// Where the program of this page runs: in this browser itself, in a worker that keeps the player's home.
// @ts-check
import { offer } from "./update.js";
import { WORDS } from "./words.js";

/** Milliseconds that another tab has to put the home away, before it is taken from it. */
const PATIENCE = 3000;
/** the home's name among all tabs of this browser */
const NAME = "numeramis-home";

/** Begin the program, unless another tab has the home, and have the page get what it tells.
 *  @param {import("./main.js").Page} page @returns {(message: object) => void} sends it what the player does */
export function connect(page) {
  const languages = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  const code = languages.find((one) => one in WORDS) ?? Object.keys(WORDS).at(-1) ?? "";
  const tabs = new BroadcastChannel(NAME);
  /** @type {Worker | null} */
  let worker = null;
  /** what the player must know, by its label */
  let trouble = "";
  /** what to do when the home is let go */
  let release = () => {};
  document.documentElement.lang = code;
  /** @param {string} name */
  const label = (name) => page.label(name) || WORDS[code]?.[name] || "";

  function leave() {
    worker?.terminate();
    worker = null;
    page.notice(label("over"));
    release();
  }

  const fail = () => page.notice(label(page.label("stopped") ? "stopped" : "failed"));

  /** @param {{refused?: boolean, failed?: boolean, over?: boolean, closed?: boolean}} news */
  function hear(news) {
    if (news.refused) page.notice(label(trouble = "refused"));
    if (news.failed) fail();
    if (news.over) worker?.postMessage({ close: true });
    if (news.closed) leave();
  }

  function begin() {
    page.notice(label("loading"));
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.onerror = fail;
    worker.onmessage = ({ data }) => {
      if (typeof data !== "string") return hear(data);
      const first = !page.label("over");
      page.receive(JSON.parse(data));
      if (!first) return;
      page.notice(trouble && label(trouble));
      offer(page);
    };
    worker.postMessage({ begin: JSON.stringify(languages) });
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

  tabs.onmessage = () => worker?.postMessage({ close: true });
  // Where nothing may be stored there is no lock either; otherwise another tab has taken the home.
  enter().catch(() => (worker ? leave() : begin()));
  return (message) => ("take" in message ? take() : worker?.postMessage(JSON.stringify(message)));
}
