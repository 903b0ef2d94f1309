// Parts of the page that come and go while a reader has its place among them.
// @ts-check
import { LEAVES } from "./log.js";

/** Return the part of its own for buttons. Orca takes a button that goes for the focused one if both have the same
 * parent; of a part with another role it says nothing.
 * @param {HTMLElement[]} inside @returns {HTMLElement} the part in which they already are, or a new one */
export function entry(...inside) {
  const old = inside[0]?.parentElement;
  if (old?.classList.contains("entry")) return old;
  const part = document.createElement("div");
  part.className = "entry";
  part.setAttribute("role", "paragraph");
  part.append(...inside);
  return part;
}

/** Give an element these children, and hide it while it has none. Children that stay are not touched: a moved one would
 * lose the focus, and readers have to process every change.
 * @param {HTMLElement} parent @param {HTMLElement[]} children */
export function put(parent, children) {
  for (const old of /** @type {HTMLElement[]} */ ([...parent.children])) {
    if (!children.includes(old) && !old.classList.contains("leaving")) leave(old);
  }
  children.forEach((child, place) => {
    child.classList.remove("leaving");
    const here = [...parent.children].filter((one) => !one.classList.contains("leaving"))[place];
    if (here !== child) parent.insertBefore(child, here ?? null);
  });
  parent.hidden = !parent.childElementCount;
}

/** Give a toolbar these buttons. On another screen they come in a new element.
 * @param {HTMLElement} bar @param {HTMLElement[]} children @param {boolean} others whether it is another screen */
export function fill(bar, children, others) {
  const old = /** @type {HTMLElement | null} */ (bar.querySelector(":scope > :not(.leaving)"));
  const part = others || !old ? document.createElement("div") : old;
  if (others && old) leave(old);
  if (part !== old) bar.append(part);
  put(part, children.map((child) => entry(child)));
  bar.hidden = ![...bar.children].some((one) => one.childElementCount);
}

/** Remove an element. Of one that has a keyboard's focus the focused element stays until a reader has announced where
 * the focus went, named as the present screen is.
 * @param {HTMLElement} old */
function leave(old) {
  const focus = /** @type {HTMLElement | null} */ (old.contains(document.activeElement) ? document.activeElement : null);
  if (!focus?.matches(":focus-visible")) return old.remove();
  for (let part = focus; part !== old; part = part.parentElement ?? old) {
    for (const beside of [...part.parentElement?.children ?? []]) if (beside !== part) beside.remove();
  }
  for (const name of ["aria-label", "aria-braillelabel", "aria-describedby"]) focus.removeAttribute(name);
  focus.setAttribute("aria-labelledby", "title");
  focus.tabIndex = -1;
  focus.onclick = focus.onkeydown = null;
  old.classList.add("leaving");
  old.dataset.left = String(performance.now());
}

/** Remove elements that have stayed long enough, once all is told: a message of that moment could be lost. */
export function clear() {
  for (const old of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".leaving"))) {
    if (performance.now() - Number(old.dataset.left) < LEAVES) continue;
    const parent = old.parentElement, bar = /** @type {HTMLElement} */ (parent?.closest("[role=toolbar]") ?? parent);
    old.remove();
    bar.hidden = ![...bar.children].some((one) => one.childElementCount || one.textContent);
  }
}
