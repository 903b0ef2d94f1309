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

/** @param {string} name @param {Record<string, string | number>} values @param {...(SVGElement | string)} inside */
function made(name, values, ...inside) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

/** Return a card's picture, hidden from readers. @param {string} card */
export function face(card) {
  const suit = card.slice(1), sign = SIGNS[/** @type {keyof typeof SIGNS} */ (suit)];
  const index = sign ? (card[0] === "T" ? "10" : card[0] ?? "") : card;
  const places = PIPS[Number(index)] ?? [];
  const marks = sign ? [made("path", { d: sign, transform: "translate(13 49)" })]
    : index === "0" ? [made("circle", { cx: 35, cy: 71, r: 14, class: "ring" })]
      : places.flatMap((x, at) => at % 2 ? [] : [made("circle", { cx: 14 + 0.42 * x, cy: 49 + 0.44 * (places[at + 1] ?? 0), r: 5 })]);
  const text = made("text", { x: 35, y: 42, "text-anchor": "middle" }, index);
  if (index.length > 1) for (const [name, value] of [["textLength", "46"], ["lengthAdjust", "spacingAndGlyphs"]]) text.setAttribute(name ?? "", value ?? "");
  return made("svg", { viewBox: "0 0 70 100", class: sign ? `face suit-${suit}` : "face", "aria-hidden": "true" }, text, ...marks);
}
