// A field to type in: the browser's own, so that readers echo it and phones show their keyboard.
// @ts-check
import { entry } from "./parts.js";

/** Maximum number of characters sent. */
const LONGEST = 200;

/** Return a field in its row; Enter or the button beside it sends its text.
 * @param {import("./screen.js").Item} item @param {string} done the button's label
 * @param {(text: string) => void} take @param {boolean} titled whether the title above already shows the label
 * @returns {HTMLInputElement} */
export function field(item, done, take, titled) {
  const input = document.createElement("input");
  input.type = "text";
  input.name = item.label;
  input.value = item.typed ?? "";
  input.autocomplete = "off";
  input.spellcheck = false;
  input.maxLength = LONGEST;
  input.inputMode = item.range ? "numeric" : "text";
  input.enterKeyHint = "done";
  input.onkeydown = (event) => {
    if (event.key === "Enter" && !event.isComposing) take(input.value);
  };
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = done;
  button.onclick = () => take(input.value);
  const label = document.createElement("label");
  const words = document.createElement("span");
  words.textContent = item.label;
  words.className = titled ? "unseen" : "";
  label.append(words, " ", input);
  const row = document.createElement("div");
  row.className = "row";
  row.append(label, entry(button));
  return input;
}
