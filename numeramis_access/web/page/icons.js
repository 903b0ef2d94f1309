// Pictures of commands beside their words, hidden from readers.
// @ts-check
import { made } from "./cards.js";

/** Lines in a field of 24 by 24, by the command's name. */
const LINES = /** @type {Record<string, string>} */ ({
  menu: "M4 7h16M4 12h16M4 17h16",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  back: "M20 12H5M11 6l-6 6 6 6",
  hint: "M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v3H9z",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 5 5v2",
  claim: "M5 13l4 4L19 7",
  concede: "M6 21V4h11l-2 4 2 4H6",
  pause: "M8 5v14M16 5v14",
  "more-time": "M12 7v5l3 2M12 4a8 8 0 1 0 .1 0",
  "play-again": "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5",
  language: "M12 4a8 8 0 1 0 .1 0M4 12h16M12 4c-5 5-5 11 0 16 5-5 5-11 0-16",
  ask: "M4 5h16v11H11l-4 4v-4H4z",
  other: "M5 12h.5M12 12h.5M19 12h.5",
});

/** Return the picture of a command, nothing if it has none. @param {string} name */
export function icon(name) {
  const lines = LINES[name];
  return lines ? [made("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, made("path", { d: lines }))] : [];
}
