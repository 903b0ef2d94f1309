// Starts a built page once in Node: its own worker, with no more than a browser gives it; then imports every module and
// reads every language. Usage: check.js FOLDER, a folder whose scripts are modules. The last line of what it writes
// tells what came of it, as JSON.
import { readFile, readdir } from "node:fs/promises";
import { webcrypto } from "node:crypto";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
/** what the worker has told the page */
const told = [];
let failed = "";

/** Fetch one of the site's own files: no other is there. */
async function local(asked) {
  const address = new URL(asked.url ?? asked, folder);
  if (!address.href.startsWith(folder.href)) throw new TypeError(`${address} is not of this page`);
  const kind = address.pathname.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(await readFile(address), { headers: { "Content-Type": kind } });
}

/** The other worker has no part in the first sentence. */
class SilentWorker {
  postMessage() {}
  terminate() {}
}

/** What a worker runs in; a script of modules cannot take others in. */
class WorkerGlobalScope {
  static [Symbol.hasInstance](one) { return one === globalThis; }
}
const importScripts = () => { throw new TypeError("importScripts"); };

Object.assign(process, { browser: true, type: "renderer" }); // by these Pyodide takes Node for a browser
globalThis.crypto ??= webcrypto;
Object.assign(globalThis, {
  self: globalThis, location: new URL("worker.js", folder), fetch: local, Worker: SilentWorker, WorkerGlobalScope,
  importScripts, onmessage: null, postMessage: (message) => told.push(message),
});
process.on("unhandledRejection", (error) => { failed ||= String(error); });

/** Import every module of the program and every language's texts; return what is wrong. */
const ALL = `
import importlib, sys
from pathlib import Path
from unpack import PackedModules
(packed,) = (one for one in sys.meta_path if isinstance(one, PackedModules))
wrong = []
for name in packed.names:
    try:
        importlib.import_module(name)
    except Exception as error:
        first = str(error).partition("\\n")[0]
        wrong.append(f"{name}: {type(error).__name__}: {first}")
if not wrong:
    from numeramis_access.words.language import Language
    from numeramis_access.words.languages import LANGUAGES
    for code in LANGUAGES:
        Language(code, languages=LANGUAGES).text("page-done")
wrong
`;

/** Return how many modules can be imported, and what is wrong. */
async function importAll() {
  const { language, python } = await import(new URL("python.js", folder).href);
  const py = await python();
  for (const name of await readdir(folder)) {
    const code = /^language-(\w+)\.zst$/.exec(name)?.[1];
    if (code) py.pyimport("unpack").add(py.toPy(await language(code)));
  }
  const wrong = py.runPython(ALL).toJs();
  return { modules: py.runPython("len(packed.names)"), wrong };
}

/** Have the worker begin and answer a key; return what is wrong. */
async function start() {
  await import(new URL("worker.js", folder).href);
  await globalThis.onmessage({ data: { begin: '["en"]', fresh: false } });
  const texts = () => told.filter((message) => typeof message === "string");
  if (!texts().some((text) => JSON.parse(text).screen?.items?.length)) return "the first menu has not come";
  const before = texts().length;
  await globalThis.onmessage({ data: JSON.stringify({ do: "help", number: 1 }) });
  return texts().length > before ? failed : "a key has no answer";
}

const result = { modules: 0, wrong: [] };
try {
  Object.assign(result, await importAll());
  if (!result.wrong.length) result.wrong = [await start()].filter(Boolean);
} catch (error) {
  result.wrong.push(String(error));
}
console.log(`\n${JSON.stringify(result)}`);
process.exit();
