// Starts Python with the program in a worker.
// @ts-check
import { loadPyodide } from "./pyodide.mjs";

const UNPACK = `
import marshal, pathlib, sys
from compression import zstd

def unpack(archive):
    for name, data in marshal.loads(zstd.decompress(archive.to_bytes())).items():
        path = pathlib.Path("/app", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    sys.path.insert(0, "/app")

unpack`;

export async function python() {
  const here = new URL(".", import.meta.url).href;
  const archive = fetch(new URL("app.zst", here)).then((answer) => answer.arrayBuffer());
  const py = await loadPyodide({ indexURL: here, lockFileURL: `${here}pyodide-lock.json` });
  py.runPython(UNPACK)(await archive);
  return py;
}
