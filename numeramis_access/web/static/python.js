// Starts Python with the program in a worker.
// @ts-check
import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL(".", import.meta.url).href;
const OPTIONS = { indexURL: HERE, lockFileURL: `${HERE}pyodide-lock.json` };
/** File in this version's cache: Python's memory just after a start, to start from there. */
const SHELF = `numeramis ${HERE.split("/").at(-2)}`;
const MEMORY = `${HERE}memory`;
/** Bytes that must be free in the browser's store: the snapshot never takes the room of the player's data. */
const ROOM = 500_000_000;

/** @typedef {import("./pyodide.mjs").PyodideAPI} Python */

/** Start Python. @param {boolean} keep whether to save its memory for later starts, if it is not saved yet */
export async function python(keep = false) {
  const archive = fetch(`${HERE}app.zst`).then((answer) => answer.arrayBuffer());
  const old = await awakened().catch(() => null); // a browser that saves nothing, or only a part of it
  const py = old ?? (await loadPyodide({ ...OPTIONS, _makeSnapshot: keep }));
  if (keep && !old) store(py).catch(() => {}); // without a snapshot the next start is as slow
  py.pyimport("unpack").make_importable(py.toPy(await archive));
  return py;
}

/** Start Python from the saved memory, null if there is none. @returns {Promise<Python | null>} */
async function awakened() {
  const found = await (await caches.open(SHELF)).match(MEMORY);
  return found ? loadPyodide({ ...OPTIONS, _loadSnapshot: await found.arrayBuffer() }) : null;
}

/** Return the packed texts of a language, which are saved for use without a network.
 *  @param {string} code @returns {Promise<ArrayBuffer>} */
export async function language(code) {
  const address = `${HERE}language-${code}.zst`;
  const shelf = await Promise.resolve().then(() => caches.open(SHELF)).catch(() => null); // null without a cache
  const kept = await shelf?.match(address);
  if (kept) return kept.arrayBuffer();
  const come = await fetch(address);
  if (!come.ok) throw new Error(`${come.status}`);
  await shelf?.put(address, come.clone()).catch(() => undefined); // no room: it is fetched again the next time
  return come.arrayBuffer();
}

/** Save Python's present memory. @param {Python} py */
async function store(py) {
  py.runPython("import unpack\nfrom compression import zstd");
  const memory = /** @type {Uint8Array<ArrayBuffer>} */ (py.makeMemorySnapshot());
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage > ROOM) await (await caches.open(SHELF)).put(MEMORY, new Response(memory));
}
