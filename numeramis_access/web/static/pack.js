// Starts the browser's Python in Node to compile the program with it. Usage: pack.js PYODIDE FOLDER PACK.PY
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, folder, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
try {
  const py = await loadPyodide();
  const booted = py.runPython("import sys; list(sys.modules)");
  py.FS.mkdirTree("/work");
  py.mountNodeFS("/work", folder);
  py.runPython(readFileSync(code, "utf-8"));
  py.globals.get("pack")("/work", booted);
} catch (error) {
  console.error(String(error)); // not thrown: Node would show the source line, which is all of Pyodide
  process.exitCode = 1;
}
