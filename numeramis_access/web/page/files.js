// Transfers between the program and the player's machine: files saved or chosen, a text for the clipboard.
// @ts-check
import { element } from "./screen.js";

/** Bytes of a piece, and milliseconds between two: a host takes no more at once. */
const PIECE = 36_000;
const PAUSE = 20;
/** Milliseconds until a lost piece is sent again. */
const LOST = 1000;
/** Milliseconds after which a browser has saved a file. */
const KEPT = 60_000;

/** Have the browser save a file. @param {[string, string]} file its name, and its bytes in base 64 */
export function save([name, data]) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

/** Give others the link of a table by the system's share sheet, or copy it where there is none.
 * @param {[string, string]} invitation the table's code, and the invitation in words
 * @returns {Promise<string>} the label to tell, "" if the player closed the sheet or the link is shown */
export async function share([code, text]) {
  const letters = code.normalize("NFKD").replace(/\p{M}/gu, ""); // links with accents are often spoiled
  const url = new URL(`#${letters.replaceAll(" ", "-")}`, location.href).href;
  try {
    await navigator.share({ text, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "";
  }
  return (await copy(url)) ? "link-copied" : "";
}

/** Put a text on the clipboard; if the browser forbids it, show the text in a field, selected. Pages of a server in the
 * same house are not encrypted: there only the older command copies.
 * @param {string} text @returns {Promise<boolean>} whether it is on the clipboard */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("input"), here = /** @type {HTMLElement | null} */ (document.activeElement);
    field.readOnly = true;
    field.value = text;
    field.setAttribute("aria-label", text);
    element("file").replaceChildren(field);
    field.select();
    if (!document.execCommand("copy")) return false;
    here?.focus();
    element("file").replaceChildren();
    return true;
  }
}

/** Let the player choose a file. @param {string} label @param {import("./main.js").Transmit} send */
export function choose(label, send) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".zip";
  input.onchange = async () => {
    const file = input.files?.[0];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    forget();
    sendPieces(bytes, send);
  };
  const named = document.createElement("label");
  named.append(label, " ", input);
  element("file").replaceChildren(named);
  input.focus();
}

/** Remove the chooser; a focus on it goes to the program's screen. */
export function forget() {
  const inside = element("file").contains(document.activeElement);
  element("file").replaceChildren();
  if (inside) /** @type {HTMLElement | null} */ (document.querySelector("#play [tabindex='0']"))?.focus();
}

/** Send a file piece by piece, each after the one before has arrived; a piece lost with the line is sent again.
 * @param {Uint8Array} bytes @param {import("./main.js").Transmit} send */
async function sendPieces(bytes, send) {
  for (let from = 0; from === 0 || from < bytes.length;) {
    const piece = bytes.subarray(from, from + PIECE);
    const came = await send({ piece: btoa(String.fromCharCode(...piece)), last: from + PIECE >= bytes.length });
    if (came) from += PIECE;
    await new Promise((done) => setTimeout(done, came ? PAUSE : LOST));
  }
}
