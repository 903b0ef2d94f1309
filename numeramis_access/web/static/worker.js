// The worker that drives the program: the page's input goes in, news for the page goes out, and after each step the
// player's home is saved in the browser's own store.
// @ts-check
import { language, python } from "./python.js";

/** The player's home; its database in the browser has the same name. */
const HOME = "/player";
/** Milliseconds after the first sentence until the thinking worker starts: the sentence comes first. */
const LATER = 1500;

/** @type {any} */
let page = null;
/** @type {any} */
let files = null;
/** @type {import("./python.js").Python | null} */
let py = null;
/** Milliseconds until the next attempt to save after the store was full. */
const AGAIN = 3000;
/** @type {Worker | null} the worker in which opponents think */
let mind = null;
let timer = 0;
/** @type {Promise<void> | null} the save in progress */
let storing = null;
/** whether something has happened since it began */
let more = false;
/** whether the last save found no room */
let full = false;
/** whether the connection failed during a fetch */
let cut = false;
/** files that the site lacks, with the status of its answer */
let missing = "";

function thinker() {
  if (mind) return mind;
  mind = new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
  mind.onmessage = ({ data: [ticket, answer] }) => tell(page.take_answer(ticket, answer));
  mind.onerror = () => {
    elsewhere.restart();
    tell(page.note_failure());
  };
  return mind;
}

/** The thinking worker, for the program. */
const elsewhere = {
  /** @param {number} ticket @param {string} question */
  ask: (ticket, question) => thinker().postMessage([ticket, question]),
  restart: () => {
    mind?.terminate();
    mind = null;
  },
  /** @param {string} code */
  fetch: async (code) => tell(page.take_texts(code, await learn(code))),
};

/** Copy files between the home and the browser's store. @param {boolean} load from the store into the home
 *  @returns {Promise<void>} */
function carry(load) {
  return new Promise((done, failed) => files.syncfs(load, (/** @type {unknown} */ error) => (error ? failed(error) : done())));
}

/** Have the browser save the home, as long as it lets us; the page is told when it does not. */
async function keep() {
  if (!files) return;
  more = true;
  storing ??= (async () => {
    try {
      while (more) {
        more = false;
        await carry(false);
      }
      if (full) postMessage({ full: full = false });
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") {
        if (!full) postMessage({ full: full = true });
        setTimeout(keep, AGAIN);
      } else refused();
    }
    storing = null;
  })();
  await storing;
}

/** Watch all fetches from now on, Pyodide's too: note failures, and report the received bytes to the page.
 * @param {boolean} counts whether the page wants that report */
function watch(counts) {
  const real = self.fetch;
  let come = 0;
  self.fetch = async (...asked) => {
    const answer = await real(...asked).catch((error) => { cut = true; throw error; });
    if (!answer.ok) missing ||= `${answer.url.split("/").at(-1)}: ${answer.status}`;
    const write = (/** @type {Uint8Array} */ piece) => postMessage({ come: come += piece.length });
    if (counts) answer.clone().body?.pipeTo(new WritableStream({ write })).catch(() => { cut = true; });
    return answer;
  };
}

/** Return why the program could not begin: the label of the reason, with the error's own words if they help.
 * @param {any} error @returns {{failed: string, why: string}} */
function cause(error) {
  if (cut) return { failed: "failed", why: "" };
  if (missing) return { failed: "failed-page", why: missing };
  const unable = typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError || error instanceof RangeError;
  if (unable) return { failed: "failed-browser", why: "" };
  const lines = String(error).trim().split("\n");
  return { failed: "failed-page", why: lines.filter((line) => /^[\w.]*(Error|Exception)\b/.test(line)).pop() ?? lines[0] ?? "" };
}

function refused() {
  files = null;
  postMessage({ refused: true });
}

/** Send the page its news, and come back when something is due. @param {number} due seconds, less than 0 for never */
function tell(due) {
  const text = page.messages();
  if (text) postMessage(text);
  if (!page.is_running()) postMessage({ over: true });
  clearTimeout(timer);
  if (due >= 0) timer = setTimeout(() => tell(page.feed()), 1000 * due);
  keep();
}

/** Fetch the texts of a language for the program. @param {string} code @returns {Promise<boolean>} whether they came */
async function learn(code) {
  try {
    py?.pyimport("unpack").unpack_into_folder(py.toPy(await language(code)));
    return true;
  } catch {
    cut = false; // the program begins without it
    return false;
  }
}

/** @param {string} languages languages that the browser prefers, as a JSON list @param {string} at the table to return to */
async function begin(languages, at) {
  py = await python();
  py.FS.mkdirTree(HOME);
  files = py.FS;
  try {
    files.mount(files.filesystems.IDBFS, {}, HOME);
    await carry(true);
  } catch {
    refused();
  }
  const compose = py.pyimport("numeramis_access.compose_browser");
  const lacking = compose.missing_language(HOME, languages);
  if (lacking) await learn(lacking); // otherwise the program tries once more, and says so
  page = compose.begin(HOME, languages, elsewhere, at);
  tell(page.feed());
  setTimeout(thinker, LATER);
}

// A fault ends the session: the page says so.
self.onunhandledrejection = ({ reason }) => postMessage(cause(reason));

/** @type {Promise<void>} */
let ready;
onmessage = async ({ data }) => {
  if (data.begin) {
    watch(data.fresh);
    ready = begin(data.begin, data.at ?? "");
    await ready;
  } else if (data.close) {
    await ready;
    await keep();
    postMessage({ closed: true });
  } else {
    postMessage({ got: JSON.parse(data).number });
    await ready;
    tell(page.feed(data));
  }
};
