// Our own pictures of cards, like the window's: an index over the sign of its suit, or over as many pips.
// @ts-check

/** Signs of the suits in a field of 44 by 44. */
const SIGNS = {
  c: "M22 2a10 10 0 0 1 8 16 10 10 0 1 1-5 14l4 10H15l4-10A10 10 0 1 1 14 18 10 10 0 0 1 22 2z",
  d: "M22 1l15 21-15 21L7 22z",
  h: "M22 42C8 28 3 22 3 14a10 10 0 0 1 19-5 10 10 0 0 1 19 5c0 8-5 14-19 28z",
  s: "M22 1c12 12 19 18 19 25a9 9 0 0 1-15 6l4 11H14l4-11a9 9 0 0 1-15-6C3 19 10 13 22 1z",
};
/** Positions of the pips of each number, in hundredths of their field, as on the printed cards. */
const PIPS = [
  [], [50, 50], [50, 20, 50, 80], [50, 15, 50, 50, 50, 85], [25, 20, 75, 20, 25, 80, 75, 80],
  [25, 20, 75, 20, 50, 50, 25, 80, 75, 80], [25, 15, 75, 15, 25, 50, 75, 50, 25, 85, 75, 85],
  [20, 15, 20, 50, 20, 85, 50, 50, 80, 15, 80, 50, 80, 85],
  [20, 15, 20, 50, 20, 85, 50, 30, 50, 70, 80, 15, 80, 50, 80, 85],
  [20, 15, 50, 15, 80, 15, 20, 50, 50, 50, 80, 50, 20, 85, 50, 85, 80, 85],
];

/** Return an element of a picture.
 * @param {string} name @param {Record<string, string | number>} values @param {...(SVGElement | string)} inside */
export function made(name, values, ...inside) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/** Return a suit's sign. @param {keyof typeof SIGNS} suit @param {number} x @param {number} y @param {number} size */
const sign = (suit, x, y, size) => made("path", { d: SIGNS[suit], transform: `translate(${x} ${y}) scale(${size / 44})` });

/** Return the pips of a number, a ring for nought. @param {string} index */
function pips(index) {
  const places = PIPS[Number(index)] ?? [];
  if (index === "0") return [made("circle", { cx: 48, cy: 68, r: 14, class: "ring" })];
  return places.flatMap((x, at) => at % 2 ? []
    : [made("circle", { cx: 36 + 0.3 * x, cy: 8 + 0.84 * (places[at + 1] ?? 0), r: 4.2 })]);
}

/** Return a card's picture, hidden from readers: the index in the corner, which stays in sight in a fan, the suit below
 * it and large beside it, or pips. @param {string} card @param {Record<string, string | number>} [at] its place */
export function face(card, at = {}) {
  const suit = /** @type {keyof typeof SIGNS} */ (card.slice(1)), has = suit in SIGNS;
  const index = has && card[0] === "T" ? "10" : has ? card[0] ?? "" : card;
  const marks = has ? [sign(suit, 7, 49, 18), sign(suit, 26, 52, 42)] : pips(index);
  const text = made("text", { x: 6, y: 42, ...(index.length > 1 ? { textLength: 34, lengthAdjust: "spacingAndGlyphs" } : {}) }, index);
  return made("svg", { viewBox: "0 0 70 100", class: has ? `face suit-${suit}` : "face", "aria-hidden": "true", ...at },
    made("rect", { x: 0.75, y: 0.75, width: 68.5, height: 98.5, rx: 7, class: "paper" }), text, ...marks);
}

/** Return the back of a card. @param {Record<string, string | number>} at its place */
export const back = (at) => made("svg", { viewBox: "0 0 70 100", ...at },
  made("rect", { x: 1.5, y: 1.5, width: 67, height: 97, rx: 8, class: "rim" }),
  made("rect", { x: 8, y: 8, width: 54, height: 84, rx: 4, class: "lattice" }));
