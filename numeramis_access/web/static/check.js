// Starts a built page once in Node: its worker, with only the features of a browser; then imports every module and
// reads every language. Usage: check.js FOLDER, a folder whose scripts are modules. The last line of its output is the
// result as JSON.
import { readFile, readdir } from "node:fs/promises";
import { webcrypto } from "node:crypto";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
/** messages of the worker to the page */
const told = [];
let failed = "";

/** Fetch one of the site's own files; there are no others. */
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

/** The global scope of a worker; importScripts is not available to modules. */
class WorkerGlobalScope {
  static [Symbol.hasInstance](one) { return one === globalThis; }
}
const importScripts = () => { throw new TypeError("importScripts"); };

Object.assign(process, { browser: true, type: "renderer" }); // makes Pyodide take Node for a browser
globalThis.crypto ??= webcrypto;
Object.assign(globalThis, {
  self: globalThis, location: new URL("worker.js", folder), fetch: local, Worker: SilentWorker, WorkerGlobalScope,
  importScripts, onmessage: null, postMessage: (message) => told.push(message),
});
process.on("unhandledRejection", (error) => { failed ||= String(error); });

/** Import every module of the program and every language's texts; return the failures. */
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

/** Return the number of modules that can be imported, and the failures. */
async function importAll() {
  const { language, python } = await import(new URL("python.js", folder).href);
  const py = await python();
  for (const name of await readdir(folder)) {
    const code = /^language-(\w+)\.zst$/.exec(name)?.[1];
    if (code) py.pyimport("unpack").unpack_into_folder(py.toPy(await language(code)));
  }
  const wrong = py.runPython(ALL).toJs();
  return { modules: py.runPython("len(packed.names)"), wrong };
}

/** Have the worker begin and answer a key; return the failures. */
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
