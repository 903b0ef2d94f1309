// Shows a screen: hand and choices as toolbars of buttons, texts as paragraphs, the table as lists.
// @ts-check
import { face } from "./cards.js";
import { field } from "./field.js";
import { ENDED } from "./log.js";
import { draw as chart } from "./chart.js";
import { entry, fill, put } from "./parts.js";
import { draw, lay } from "./table.js";

/** @typedef {{label: string, lang?: string, braille?: string, role?: string, value?: string, card?: string, marked?: boolean,
 *   playable?: boolean, range?: [number, number], typed?: string, about?: string}} Item */
/** @typedef {{kind: string, title: string, about: string, lang?: string, items: Item[], focus: number, status: string[],
 *   table: {seat: number, who: string, card: string, label: string, highest: boolean}[], seated: Seated[],
 *   facts: {text: string}[], chart: import("./chart.js").Chart | null, waits: boolean}} Shown */
/** @typedef {{seat: number, who: string, turn: boolean, notes: string[]}} Seated */
/** @typedef {(zone: "focus" | "press" | "less" | "more" | "go-on", index: number) => void} Touch */

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const PROGRAM = "Numeramis Access";
/** Names of keys that go through the announcements step by step. */
const STEPS = new Map([["ArrowLeft", "left"], ["ArrowRight", "right"], ["ArrowUp", "up"], ["ArrowDown", "down"],
  ["Home", "home"], ["End", "end"], ["PageUp", "page up"], ["PageDown", "page down"], [" ", "space"], ["Enter", "return"]]);

/** Set or take away a state. @param {HTMLElement | undefined} target @param {string} name @param {boolean} on */
function mark(target, name, on) {
  if (on === (target?.getAttribute(name) === "true")) return;
  if (on) target?.setAttribute(name, "true");
  else target?.removeAttribute(name);
}

/** Have a reader speak the question first, then the focus: within the same toolbar it would speak only the focus. The
 * name contains the question, because Orca speaks a title twice if the name refers to it. A field keeps the question in
 * its name as long as it is there, because that says which numbers it takes.
 * @param {HTMLElement} target named by the question too until the focus leaves it @param {string} question */
function ask(target, question) {
  const typed = target instanceof HTMLInputElement;
  const own = (typed ? target.name : target.textContent) ?? "";
  const braille = target.getAttribute("aria-braillelabel");
  const asked = ENDED.test(question.trim()) ? question.trim() : `${question.trim()}.`;
  target.setAttribute("aria-label", typed && question.includes(own) ? question.trim() : `${asked} ${own}`);
  target.removeAttribute("aria-braillelabel"); // it would replace the question
  if (!typed) target.addEventListener("blur", () => {
    target.removeAttribute("aria-label");
    if (braille) target.setAttribute("aria-braillelabel", braille);
  }, { once: true });
}

/** Have readers speak untranslated text in its own language.
 * @param {HTMLElement} target @param {string | undefined} lang */
function spoken(target, lang) {
  if (lang) target.lang = lang;
  else target.removeAttribute("lang");
}

/** Return the number of cards among the items. @param {Item[]} items */
function cards(items) {
  return items.filter((item) => item.card !== undefined).length;
}

/** Return a text with names from another language marked as such. @param {string} text @param {string} foreign a
 * language, then its words @returns {(string | HTMLElement)[]} */
export function worded(text, foreign) {
  const [lang = "", ...words] = foreign.split(" ");
  if (!words.length) return [text];
  return text.split(new RegExp(`(${words.join("|")})`)).filter(Boolean).map((part) => {
    if (!words.includes(part)) return part;
    const name = document.createElement("span");
    name.lang = lang;
    name.textContent = part;
    return name;
  });
}

export class View {
  /** @param {Touch} touch @param {(text: string) => void} type @param {(command: string) => void} act
   *  @param {(key: string) => void} press @param {() => void} moved is called when a script moves the focus
   *  @param {(last: boolean) => void} ended is called when a key leads beyond the last entry, or the first */
  constructor(touch, type, act, press, moved, ended) {
    this.type = type;
    this.moved = moved;
    this.ended = ended;
    this.touch = touch;
    this.act = act;
    this.press = press;
    this.another = this.others = this.played = false;
    /** the question that came with this screen, beside its title */
    this.asked = "";
    /** @type {string[]} position text of each card of the hand, if the player wants it */
    this.places = [];
    /** @type {Shown} */
    this.shown = { kind: "menu", title: "", about: "", items: [], focus: 0, status: [], table: [], seated: [], facts: [],
      chart: null, waits: false };
    /** @type {import("./table.js").Drawn | null} */
    this.drawn = null;
    /** the element that was refused last @type {HTMLElement | null} */
    this.refused = null;
    /** whether cards may glide */
    this.moves = false;
    /** @type {HTMLElement[]} */
    this.targets = [];
    /** @type {Record<string, string>} */
    this.labels = {};
    for (const bar of [element("hand"), element("choices")]) {
      bar.addEventListener("keydown", (event) => this.key(event, bar));
      bar.addEventListener("focusin", (event) => this.focused(event));
    }
  }

  /** Take the changed parts of the screen. @param {Partial<Shown>} parts @param {boolean} own whether the player's act
   *  caused them: only then the focus may move @param {string} asked a question that came with them
   *  @returns {boolean} whether the focus has moved; a reader then speaks that question with it */
  show(parts, own, asked) {
    this.asked = asked;
    const before = this.shown;
    const inside = this.targets.some((target) => target === document.activeElement);
    this.shown = { ...before, ...parts };
    const another = before.title !== this.shown.title || before.kind !== this.shown.kind;
    const title = this.shown.title.replace(/\.$/, "");
    document.title = title && title !== PROGRAM ? `${title} \u2013 ${PROGRAM}` : PROGRAM;
    element("title").replaceChildren(...this.worded(title));
    element("about").textContent = this.shown.about;
    element("about").hidden = !this.shown.about;
    this.another = another;
    const here = before.items[before.focus], next = this.shown.items[this.shown.focus];
    this.others = another || ((this.shown.kind === "menu" || this.steps) && inside && here?.label !== next?.label);
    this.played = cards(before.items) > cards(this.shown.items);
    if (parts.items || another || (parts.waits !== undefined && !this.shown.items.length)) this.items();
    this.board();
    this.glance();
    if (parts.chart !== undefined) chart(element("chart"), parts.chart);
    if (another) {
      element("page").scrollTop = 0;
      this.settle();
    }
    const lost = inside && !this.targets.some((target) => target === document.activeElement);
    const moves = (own && (another || (inside && parts.focus !== undefined))) || lost;
    if (moves) this.focus();
    this.tabs();
    return moves;
  }

  items() {
    const { kind, items } = this.shown;
    if (!items.length) return this.empty();
    const reading = kind === "reader" && !this.steps;
    const targets = reading ? this.text() : items.map((item, index) => this.control(item, index));
    const split = kind === "table" ? cards(items) : items.length;
    const bars = reading ? [] : targets;
    put(element("text"), reading ? targets : []);
    fill(element("hand"), bars.slice(0, split).map((one, index) => this.row(one, index)), this.others);
    fill(element("choices"), bars.slice(split), this.others);
    if (!reading) {
      element("hand").setAttribute("aria-orientation", kind === "table" ? "horizontal" : "vertical");
      const name = kind !== "table" ? this.asks ? this.labels.entries : element("title").textContent : this.labels.hand;
      element("hand").setAttribute("aria-label", name ?? "");
      element("choices").setAttribute("aria-label", this.labels.choices ?? "");
    }
    this.targets = targets;
  }

  /** Offer at least one choice: without any, a single button goes on. It becomes the first that comes, without a word:
   * the message says what it does. */
  empty() {
    const target = this.button({ label: this.labels["go-on"] ?? "" }, 0);
    target.classList.toggle("idle", !this.shown.waits);
    target.onclick = () => this.touch("go-on", 0);
    element("choices").setAttribute("aria-label", this.labels.choices ?? "");
    fill(element("choices"), [target], this.others);
    fill(element("hand"), [], this.others);
    put(element("text"), []);
    this.targets = [target];
  }

  /** Return the text of a field that the program does not know yet, so that leaving it can ask about it.
   * @returns {string | undefined} */
  draft() {
    const at = this.targets.findIndex((one) => one instanceof HTMLInputElement && one.isConnected);
    const item = this.shown?.items[at], input = /** @type {HTMLInputElement} */ (this.targets[at]);
    return item?.typed === undefined || item.range || input.value === item.typed ? undefined : input.value;
  }

  /** @param {Item} item @param {number} index @returns {HTMLElement} */
  control(item, index) {
    if (item.typed === undefined) return this.button(item, index);
    const old = this.targets[index];
    return old instanceof HTMLInputElement && old.name === item.label && !this.others
      ? old : field(item, this.labels.done ?? "", this.type, item.label === element("title").textContent);
  }

  /** @param {Item} item @param {number} index */
  button(item, index) {
    const text = item.value ? `${item.label}: ${item.value}` : item.card === undefined ? item.label : this.placed(item.label, index);
    const old = this.targets[index];
    // Readers do not speak a focused button whose text changes: another thing is another button, also the next card
    // of the same number.
    const next = this.others || (this.played && index === this.shown.focus);
    const goes = item.card === undefined && old?.dataset.label === this.labels["go-on"];
    const same = old instanceof HTMLButtonElement && (goes || old.dataset.label === item.label) && !next;
    const button = same ? old : document.createElement("button");
    button.type = "button";
    if (button.dataset.text !== text) {
      button.removeAttribute("aria-label"); // it would keep the former value
      const name = document.createElement("span");
      name.textContent = text;
      button.replaceChildren(...(item.card === undefined ? this.worded(text) : [face(item.card), name]));
    }
    button.dataset.text = text;
    spoken(button, item.lang);
    button.dataset.label = item.label;
    button.classList.remove("idle");
    button.classList.toggle("card", item.card !== undefined);
    button.dataset.index = String(index);
    button.onclick = () => this.touch("press", index);
    if (item.braille && item.braille !== item.label) button.setAttribute("aria-braillelabel", item.braille);
    else button.removeAttribute("aria-braillelabel");
    return button;
  }

  /** Return a card's name with its position, if the player wants that: toolbars do not count their buttons.
   * @param {string} name @param {number} index */
  placed(name, index) {
    const place = this.places[index];
    return place ? name.replace(/\.$/, "") + place : name;
  }

  /** Show the parts that no reader speaks by itself: which buttons can be used, and the table. */
  settle() {
    const { kind, items } = this.shown;
    const now = element("now");
    now.textContent = element("latest").textContent;
    now.lang = element("latest").lang;
    now.hidden = !now.textContent;
    // If nothing can be used now, nothing is marked: readers speak each change of it.
    const any = items.some((one) => one.playable !== false);
    if (kind !== "reader") {
      items.forEach((item, index) => {
        this.targets[index]?.classList.toggle("marked", item.marked === true); // its name says so
        mark(this.targets[index], "aria-disabled", any && item.playable === false);
      });
    }
    this.table();
  }

  /** A setting has two more buttons, for players without arrow keys. @param {HTMLElement} target
   *  @param {number} index */
  row(target, index) {
    const item = this.shown.items[index];
    if (item?.typed !== undefined) return target.closest("div") ?? target;
    if (item?.about) return this.described(target, item.about, index);
    if (item?.role !== "option" && item?.role !== "slider") return target;
    const old = target.parentElement;
    if (old?.className === "row" && !this.others) return old;
    const row = document.createElement("div");
    row.className = "row";
    row.append(target, entry(...(/** @type {const} */ (["less", "more"])).map((zone) => {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      button.textContent = zone === "less" ? "−" : "+";
      const named = item.range ? zone : zone === "less" ? "previous" : "next";
      button.setAttribute("aria-label", `${item.label}: ${this.labels[named] ?? named}`);
      button.onclick = () => this.touch(zone, index);
      return button;
    })));
    return row;
  }

  /** Return an entry with the sentence about it below. @param {HTMLElement} target @param {string} about
   *  @param {number} index */
  described(target, about, index) {
    const old = target.parentElement;
    const part = old?.className === "described" && !this.others ? old : document.createElement("div");
    part.className = "described";
    const line = part.querySelector("p") ?? document.createElement("p");
    line.id = `about-${index}`;
    line.textContent = about;
    target.setAttribute("aria-describedby", line.id);
    if (!part.childElementCount) part.append(target, line);
    return part;
  }

  text() {
    return this.shown.items.map((item, index) => {
      const line = document.createElement(item.role === "heading" ? "h2" : "p");
      line.replaceChildren(...this.worded(item.label));
      spoken(line, item.lang);
      line.tabIndex = -1;
      line.dataset.index = String(index);
      return line;
    });
  }

  /** Take the places of the table's things. @param {import("./table.js").Drawn} drawn */
  draw(drawn) {
    draw(element("board"), drawn, this.drawn, this.moves && !element("board").hidden);
    this.drawn = drawn;
  }

  /** Show at once what no reader speaks: the facts beside the title, and as outlines the cards that cannot be played now. */
  glance() {
    const { items, facts } = this.shown;
    this.list("seen-facts", facts.map((fact) => fact.text));
    items.forEach((item, at) => this.targets[at]?.classList.toggle("unplayable", item.card !== undefined && item.playable === false));
  }

  /** Show the drawn table, and the cards of the hand in their places. Readers have both as text and buttons. */
  board() {
    const playing = this.shown.kind === "table";
    element("board").hidden = !playing;
    element("stage").classList.toggle("cloth", playing);
    lay(element("hand"), playing ? this.drawn?.hand ?? [] : []);
    this.stand();
  }

  /** Show a heading when the program has ended. */
  end() {
    document.title = PROGRAM;
    element("title").textContent = PROGRAM;
  }

  /** Fill the one choice that is nearest: the focused one, or the first. */
  prime() {
    const { items, focus } = this.shown, first = items[focus]?.card === undefined ? focus : cards(items);
    this.targets.forEach((target, at) => target.classList.toggle("primary", at === first && !target.matches(".card, .idle")));
  }

  table() {
    const { kind, table, seated, status, facts } = this.shown;
    element("lying").hidden = kind !== "table";
    this.list("facts", facts.map((fact) => fact.text));
    this.list("on-table", table.map((laid) => laid.label), table.map((laid) => (laid.highest ? "highest" : "")));
    this.list("players", seated.map((one) => [one.who, ...one.notes].join(", ")));
    this.list("status", status);
  }

  /** @param {string} id @param {string[]} lines @param {string[]} [classes] */
  list(id, lines, classes = []) {
    const list = element(id);
    while (list.childElementCount > lines.length) list.lastElementChild?.remove();
    lines.forEach((line, place) => {
      const entry = list.children[place] ?? list.appendChild(document.createElement("li"));
      if (entry.textContent !== line) entry.textContent = line;
      entry.className = classes[place] ?? "";
    });
    list.hidden = !lines.length;
    const title = document.getElementById(`${id}-title`);
    if (title) title.hidden = !lines.length;
  }

  /** Give each toolbar one button in the order of Tab: the focused one, otherwise its first. */
  tabs() {
    const first = new Set([element("hand"), element("choices")].map((bar) =>
      this.targets.find((target) => bar.contains(target))));
    const here = this.targets[this.shown.focus];
    this.prime();
    this.targets.forEach((target) => {
      const beside = first.has(target) && this.bar(target) !== this.bar(here);
      target.tabIndex = target === here || beside ? 0 : -1;
    });
  }

  /** @param {HTMLElement | undefined} target */
  bar(target) {
    return target?.closest("[role=toolbar]");
  }

  /** Whether the screen is told step by step, by keys that go to the program. */
  get steps() {
    return this.shown.kind === "reader" && this.shown.waits;
  }

  /** @param {string} text */
  worded(text) {
    return worded(text, this.labels.foreign ?? "");
  }

  /** Whether the title is a question. */
  get asks() {
    return this.shown.title.includes("?");
  }

  focus() {
    this.moved();
    const target = this.targets[this.shown.focus] ?? this.targets[0] ?? element("main");
    const typed = target instanceof HTMLInputElement;
    if (this.another && (this.asks || typed || this.shown.kind === "menu")) ask(target, this.shown.title);
    else if (this.asked && target instanceof HTMLButtonElement) ask(target, this.asked);
    target.focus();
    if (typed) target.select();
  }

  /** Show the reason for a refusal at the element concerned. The log has it, so no reader may speak it here by itself,
   * as Orca in Chromium speaks a new description of the focused element: it is spoken when the focus comes back.
   * @param {string} why */
  refuse(why) {
    const target = this.targets.find((one) => one === document.activeElement);
    if (!target) return;
    const reason = element("reason");
    reason.textContent = why;
    const field = target instanceof HTMLInputElement;
    if (field) {
      target.setAttribute("aria-invalid", "true");
      target.select();
    }
    target.addEventListener("blur", () => {
      if (reason.textContent) target.setAttribute("aria-describedby", "reason");
    }, { once: true });
    this.refused = target;
    this.stand();
  }

  /** Put the reason for a refusal at the refused element, which moves when the hand is placed. */
  stand() {
    const reason = element("reason"), target = this.refused;
    if (!reason.textContent || !target?.isConnected) return;
    const play = element("play").getBoundingClientRect(), at = target.getBoundingClientRect();
    const field = target instanceof HTMLInputElement;
    reason.style.left = `${Math.max(0, Math.min(at.left - play.left, play.width - reason.offsetWidth))}px`;
    reason.style.top = `${(field ? at.bottom : at.top) - play.top}px`;
    reason.style.translate = field ? "" : "0 -100%"; // its lines may change with the letters
  }

  /** Remove the reason for a refusal: the player does something else. */
  relent() {
    element("reason").textContent = "";
    for (const one of document.querySelectorAll("[aria-describedby='reason']")) {
      one.removeAttribute("aria-describedby");
      one.removeAttribute("aria-invalid");
    }
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const index = this.targets.indexOf(/** @type {HTMLElement} */ (event.target));
    if (index >= 0 && index !== this.shown.focus) {
      this.shown.focus = index;
      this.tabs();
      this.touch("focus", index);
    }
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} bar */
  key(event, bar) {
    const here = this.targets.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (here < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const typing = document.activeElement instanceof HTMLInputElement;
    if (typing && event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const upright = bar.getAttribute("aria-orientation") === "vertical";
    const item = this.shown.items[here], name = STEPS.get(event.key);
    const across = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (this.steps && name) {
      this.press(name);
    } else if (step && upright && across && item && ["option", "slider"].includes(item.role ?? "")) {
      this.touch(step > 0 ? "more" : "less", here);
    } else if (step && !upright && !across) {
      const other = this.other(step);
      if (other) other.focus();
      else this.act(step > 0 ? "down" : "up");
    } else if (step || event.key === "Home" || event.key === "End") {
      const last = this.targets.length - 1;
      const to = event.key === "Home" ? 0 : event.key === "End" ? last : here + step;
      const inside = Math.min(Math.max(to, 0), last);
      if (inside === here) this.ended(event.key === "End" || step > 0);
      else this.targets[inside]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Return the button that down leads to from the hand, up from the choices; null if there is none.
   * @param {number} step */
  other(step) {
    const bar = element(step > 0 ? "choices" : "hand");
    return bar.hidden ? null : /** @type {HTMLElement | null} */ (bar.querySelector("button[tabindex='0']"));
  }
}
