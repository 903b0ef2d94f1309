// The player's colours, sizes and letters; without colours of the player's own, the browser's preference counts.
// @ts-check

/** @typedef {{theme: Record<string, string> | null, cloth: Record<string, string> | null, scale: number, weight: string, spacing: number, ring: number,
 *   suits: boolean}} Look */

/** Colours of the suits on cards and on outlines. */
const SUITS = ["suit-c", "suit-d", "suit-h", "out-c", "out-d", "out-h"];
const WEIGHTS = { regular: "400", bold: "700", heavy: "900" };

/** Return whether a colour is nearer to black than to white. @param {string} colour as `#rrggbb` */
const dark = (colour) => [1, 3, 5].reduce((sum, at) => sum + parseInt(colour.slice(at, at + 2), 16), 0) < 384;

/** @param {Look} look */
export function dress(look) {
  const style = document.documentElement.style;
  const { theme, cloth } = look;
  const own = theme && cloth ? { ground: theme.ground, text: theme.text, accent: theme.accent, card: cloth.card, ink: cloth.ink,
    felt: cloth.ground, chalk: cloth.text, gold: cloth.accent, ...Object.fromEntries(SUITS.map((part) => [part, cloth[part]])) } : {};
  for (const part of ["ground", "text", "accent", "card", "ink", "felt", "chalk", "gold", ...SUITS]) {
    const colour = own[/** @type {keyof typeof own} */ (part)];
    if (colour) style.setProperty(`--${part}`, colour);
    else style.removeProperty(`--${part}`);
  }
  style.colorScheme = look.theme ? (dark(look.theme.ground ?? "") ? "dark" : "light") : "";
  style.setProperty("--scale", String(look.scale / 100));
  style.setProperty("--weight", WEIGHTS[/** @type {keyof typeof WEIGHTS} */ (look.weight)] ?? "400");
  style.setProperty("--spacing", `${look.spacing / 100}em`);
  style.setProperty("--ring", `${2 + look.ring}px`);
  document.documentElement.classList.toggle("suits", look.suits);
  document.documentElement.classList.toggle("own", look.theme !== null);
}
