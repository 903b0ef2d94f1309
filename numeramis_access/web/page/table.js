// Paints the table that the program has placed: players, cards, chips and signs. It knows no rules and no game.
// @ts-check
import { back, face, made } from "./cards.js";

/** @typedef {[number, number, number, number]} Box left, top, width and height in ems */
/** @typedef {[string, Box, string, number, number, boolean]} Shape kind, box, card, turn, seat, whether it leads */
/** @typedef {[string, string, Box]} Label */
/** @typedef {{seat: number, turn: boolean, out: boolean, box: Box, shapes: Shape[], labels: Label[]}} Place */
/** @typedef {{room: [number, number], places: Place[], trick: Shape[], shapes: Shape[], labels: Label[],
 *   hand: [number, number, number, number, number][]}} Drawn */

/** Sizes of letters, and the smallest to which a longer text shrinks before it is cut. */
const LETTER_SIZES = /** @type {Record<string, number>} */ ({ name: 1, count: 0.9, note: 0.85 }), LEAST_SIZE = 0.7;
/** Width of a letter as a share of its height. */
const LETTER = 0.56;
/** Milliseconds in which a card glides to its place. */
const GLIDES = 240;
const CROWN = "-1,-.7 -.45,0 0,-1 .45,0 1,-.7 .8,.9 -.8,.9";

/** @param {Box} box */
const rect = ([x, y, width, height]) => ({ x, y, width, height });

/** @param {number} x @param {number} y @param {number} r */
const crown = (x, y, r) => made("polygon", { points: CROWN, transform: `translate(${x} ${y}) scale(${r})`, class: "crown" });

/** @param {Label} label */
function text([kind, told, box]) {
  const [left, top, wide, tall] = box, whole = Math.min(LETTER_SIZES[kind] ?? 1, kind === "count" ? tall / 0.9 : 9);
  const size = Math.max(Math.min(whole, (wide - 0.1) / (LETTER * told.length)), kind === "count" ? 0.4 : LEAST_SIZE);
  const fits = Math.max(2, Math.floor(wide / (LETTER * size)));
  const shown = told.length > fits ? `${told.slice(0, fits - 1)}\u2026` : told;
  return made("text", { x: left + wide / 2, y: top + tall / 2, "font-size": size, class: kind }, shown);
}

/** @param {Shape} shape @param {number} at number of its kind before it */
function paint([kind, box, card], at) {
  const [left, top, wide, tall] = box, x = left + wide / 2, y = top + tall / 2;
  if (kind === "card") return face(card, rect(box));
  if (kind === "back") return back(rect(box));
  if (kind === "crown") return crown(x, y, wide * 0.4);
  if (kind === "turn") return made("path", { d: `M${left + wide * 0.2} ${top + tall * 0.15}v${tall * 0.7}l${wide * 0.6} ${-tall * 0.35}z`, class: kind });
  if (kind === "cross") return made("path", { d: `M${left} ${top}l${wide} ${tall}m0 ${-tall}l${-wide} ${tall}`, class: kind });
  if (kind === "dealer") return made("circle", { cx: x, cy: y, r: wide * 0.28, class: kind });
  return made("rect", { ...rect(box), rx: kind === "chip" ? tall / 2 : Math.min(wide, tall) / 4, class: kind === "chip" ? `chip chip-${at % 2}` : kind });
}

/** @param {Shape[]} shapes */
function all(shapes) {
  /** @type {Record<string, number>} */
  const before = {};
  return shapes.map((shape) => paint(shape, (before[shape[0]] = (before[shape[0]] ?? -1) + 1)));
}

/** @param {Place} place */
function player(place) {
  const states = `${place.turn ? " turn" : ""}${place.out ? " out" : ""}`;
  return made("g", { class: `seat${states}` }, made("rect", { ...rect(place.box), rx: 0.4, class: "plate" }),
    ...all(place.shapes), ...place.labels.map(text));
}

/** A card of the trick; the one that leads has a frame and a crown. @param {Shape} shape */
function laid([, box, card, turn, , leads]) {
  const [left, top, wide, tall] = box, r = tall * 0.084;
  const marks = leads ? [made("rect", { ...rect(box), rx: tall * 0.07, class: "frame" }),
    made("circle", { cx: left + wide - r, cy: top + r, r, class: "badge" }), crown(left + wide - r, top + r, r * 0.65)] : [];
  return made("g", { class: leads ? "laid highest" : "laid" },
    made("g", { transform: `rotate(${turn} ${left + wide / 2} ${top + tall / 2})` }, face(card, rect(box)), ...marks));
}

/** Paint a table. @param {HTMLElement} board @param {Drawn} drawn @param {Drawn | null} before the table painted last
 * @param {boolean} moves whether a card may glide from its player to its place */
export function draw(board, drawn, before, moves) {
  const cards = drawn.trick.map(laid);
  board.replaceChildren(made("svg", { viewBox: `0 0 ${drawn.room.join(" ")}` }, ...drawn.places.map(player),
    ...all(drawn.shapes), ...drawn.labels.map(text), ...cards));
  const here = (/** @type {Shape} */ one) => before?.trick.some((old) => old[4] === one[4] && old[2] === one[2]);
  if (!moves || !before) return;
  drawn.trick.forEach((one, at) => {
    const from = drawn.places.find((place) => place.seat === one[4])?.box;
    if (!from || here(one)) return;
    const [x, y] = [0, 1].map((side) => (from[side] ?? 0) + (from[side + 2] ?? 0) / 2 - (one[1][side] ?? 0) - (one[1][side + 2] ?? 0) / 2);
    cards[at]?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: GLIDES, easing: "ease-out" });
  });
}

/** Put the cards of the hand in their places. @param {HTMLElement} bar @param {Drawn["hand"]} places */
export function lay(bar, places) {
  const part = /** @type {HTMLElement | null} */ (bar.querySelector(":scope > :not(.leaving)"));
  const cards = /** @type {HTMLElement[]} */ (part ? [...part.querySelectorAll(":scope > .entry:not(.leaving) > .card")] : []);
  const placed = cards.length > 0 && cards.length === places.length;
  bar.classList.toggle("placed", placed);
  if (part) part.style.height = placed ? `${Math.max(...places.map(([, top, , tall]) => top + tall))}rem` : "";
  if (placed) cards.forEach((card, at) => {
    const [left, top, wide, tall, turn] = places[at] ?? [0, 0, 0, 0, 0];
    Object.assign(card.style, { left: `${left}rem`, top: `${top}rem`, width: `${wide}rem`, height: `${tall}rem` });
    card.style.transform = `rotate(${turn}deg)`;
  });
}

/** Return the room of the table in ems: width and height, width of the hand, width that a finger needs, and height of the
 * window.
 * @param {HTMLElement} board @param {HTMLElement} play @returns {number[] | null} null while no table is shown */
export function room(board, play) {
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const finger = matchMedia("(pointer: coarse)").matches ? 44 : 40; // a mouse is finer, but its browser has a scroll bar
  const sizes = [board.clientWidth, board.clientHeight, play.clientWidth, finger, innerHeight].map((one) => Math.round(one / em * 10) / 10);
  return board.hidden || sizes.some((one) => one < 0.5) ? null : sizes;
}
