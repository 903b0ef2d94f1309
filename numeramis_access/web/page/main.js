// The page of one session: it tells and shows the program's messages, and sends the player's input.
// @ts-check
import { Clock } from "./clock.js";
import { choose, copy, forget, save, share } from "./files.js";
import { connect } from "./host.js";
import { icon } from "./icons.js";
import { mark, offerInstallation } from "./install.js";
import { Log } from "./log.js";
import { dress } from "./look.js";
import { origin, prove } from "./passkey.js";
import { clear, put } from "./parts.js";
import { ability, subscribe, zone } from "./push.js";
import { View, element } from "./screen.js";
import { Sound } from "./sound.js";
import { lay, room } from "./table.js";
import { Voice } from "./voice.js";

/** The page, for the program's host: take the program's messages, report something, give a label in its language.
 * @typedef {{receive: (message: any) => void, notice: typeof notice, noticed: () => boolean, over: () => void,
 * label: (name: string) => string, table: () => string}} Page */
/** Sends an input to the program; `act` marks the player's acts, which must count once. It returns whether it arrived.
 * @typedef {(message: object, act?: boolean) => Promise<boolean>} Transmit */

/** Milliseconds after an input in which a change of the screen is its consequence. */
const OWN = 1500;
/** Most share of the first picture that commands take. */
const MOST = 0.25;
/** Names of signs that are keys. */
const SIGNS = new Map([[",", "comma"], [".", "period"]]);
/** The places of shortcuts in the address. */
const PLACES = ["tables", "daily"];
/** The code of a table in the address of an invitation. */
const CODE = /^\p{L}+(-\p{L}+){3}$/u;
/** The id of a table in the address of a call. */
const TABLE = /^[0-9a-f]{16}$/;

const view = new View((zone, index) => send({ touch: [zone, index],
  label: view.shown.items[index]?.label ?? "", title: view.shown.title }), (typed) => send({ typed }),
  (command) => send({ do: command }), (key) => send({ key }), () => log.wait(), reachEnd);
const log = new Log(element("log"), element("latest"), () => {
  view.settle();
  offer();
  clear();
});
const clock = new Clock(element("clock"));
const sound = new Sound();
const voice = new Voice((speaking) => transmit({ speaking }), () => notice(labels["no-voice"] ?? "", undefined, undefined, false));
let acted = -OWN;
/** time at which the present screen came */
let came = -OWN;
/** whether Control is held alone, which stops speech */
let hushes = false;
/** number of the last announcement */
let last = 0;
/** name of the present program, and its table, to which a new program returns */
let program = "", table = keptPlace();
/** whether the page is new, and the program or its place is not */
let returns = Boolean(table);
/** @type {Record<string, string>} */
let labels = {};
let ways = { letters: true };
/** @type {Map<string, string>} */
let letters = new Map();
/** @type {[string, string, string, string][]} name, label, letter key if any, group */
let commands = [];

/** Send the player's input; a report of the focus may be sent repeatedly. @param {any} message */
function send(message) {
  acted = performance.now();
  sound.wake();
  view.relent();
  const draft = view.draft();
  if (draft !== undefined && !("typed" in message)) transmit({ draft });
  log.pressed(transmit(message, message.touch?.[0] !== "focus"));
}

/** Report something about the page itself, with a button if the player can do something about it.
 * @param {string} text @param {string} [label] of the button @param {() => void} [act] its effect
 * @param {boolean} [spoken] whether the page's own voice says it too, if that speaks */
function notice(text, label, act, spoken = true) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label ?? "";
  button.onclick = () => { notice(""); act?.(); };
  const own = voice.on && spoken;
  element("notice").setAttribute("aria-live", own ? "off" : "polite");
  if (own && text) voice.say({ text, lang: document.documentElement.lang, priority: "now" });
  element("notice").replaceChildren(text, ...(label ? [" ", button] : []));
}

/** Exchange a cookie that might have been copied for a new one; retry until it arrives. @param {string} body */
const renew = (body) => void fetch("renew", { method: "POST", body }).catch(() => setTimeout(renew, 1000, body));

/** Return the table at which this tab was before it was loaded again, "" for none or if the browser keeps nothing. */
function keptPlace() {
  try {
    return sessionStorage.getItem("at") ?? "";
  } catch {
    return "";
  }
}

/** Note the table to which a new program returns. @param {string} place */
function keepPlace(place) {
  table = place;
  try {
    sessionStorage.setItem("at", place);
  } catch { /* this browser keeps nothing */ }
}

/** Tell a label of the page as the answer to a key. @param {string} name */
function say(name) {
  const sentence = { text: labels[name] ?? "", lang: document.documentElement.lang, answer: true };
  voice.say({ ...sentence, priority: "now" });
  log.tell([sentence]);
}

/** Tell that a key leads no further. @param {boolean} last whether at the end of the list */
function reachEnd(last) {
  log.pressed(Promise.resolve());
  sound.play("hand-end", 0);
  say(last ? "list-end" : "list-start");
}

/** End the session: no button remains. */
function over() {
  keepPlace("");
  view.end();
  for (const name of ["skip", "now", "board", "play", "commands", "lying", "words", "facts", "seen-facts", "about"]) element(name).hidden = true;
  log.unshow();
  notice(labels.over ?? "");
}

/** Return whether a notice about the page itself is shown. */
const noticed = () => Boolean(element("notice").textContent);

/** @param {{lang: string, labels: Record<string, string>}} told */
function relabel(told) {
  labels = view.labels = told.labels;
  document.documentElement.lang = told.lang;
  const manifest = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
  manifest.href = manifest.href.replace(/manifest(\.\w+)?\.webmanifest/, `manifest.${told.lang}.webmanifest`);
  for (const name of ["messages", "commands", "on-table", "players", "status"]) {
    element(`${name}-title`).textContent = labels[name] ?? "";
  }
  element("lying-title").textContent = labels.table ?? "";
  element("skip").textContent = labels.skip ?? "";
  element("words").textContent = labels.words ?? "";
  element("install").textContent = labels.install ?? "";
}

/** Offer commands as buttons: the menu first, the others in groups that open. Unchanged commands keep their buttons. */
function offer() {
  group(element("command-buttons"), "");
  for (const name of ["ask", "other"]) {
    const details = element(name);
    const bar = /** @type {HTMLElement} */ (details.lastElementChild);
    worded(/** @type {HTMLElement} */ (details.firstElementChild), name, labels[name] ?? "");
    group(bar, name);
    details.hidden = bar.hidden;
  }
}

/** Keep fingers and eyes from commands that are no longer possible, whose buttons stay until all is told. */
function withhold() {
  const now = new Set(commands.map(([name]) => name));
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (element("commands").querySelectorAll("button[name]"))) {
    button.classList.toggle("withheld", !now.has(button.name));
  }
}

/** Give a button its picture and its words, once. @param {HTMLElement} button @param {string} name @param {string} words */
function worded(button, name, words) {
  if (button.textContent === words) return;
  const label = document.createElement("span");
  label.textContent = words;
  button.replaceChildren(...icon(name), label);
}

/** Offer the commands of one group. @param {HTMLElement} bar @param {string} own name of the group */
function group(bar, own) {
  const now = /** @type {HTMLButtonElement[]} */ ([...bar.children]);
  put(bar, commands.filter(([, , , group]) => group === own).map(([name, label, letter]) => {
    const button = now.find((one) => one.name === name) ?? document.createElement("button");
    button.type = "button";
    button.name = name;
    worded(button, name, label);
    if (letter) button.setAttribute("aria-keyshortcuts", letter.replace("shift+", "Shift+"));
    else button.removeAttribute("aria-keyshortcuts");
    button.onclick = () => send({ do: name });
    return button;
  }));
}

/** @param {any} told the player's settings */
function follow(told) {
  ways = told;
  sound.ways = told;
  voice.ways = told;
  voice.on = told.voice;
  if (!told.voice) voice.hush();
  // One voice at a time: a reader stays silent about messages that the page speaks itself.
  element("log").setAttribute("aria-live", told.voice ? "off" : "polite");
  dress(told);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.moves = told.motion === "on" || (told.motion === "auto" && !still);
}

/** @typedef {{text: string, priority: string, lang: string, answer?: boolean, cue?: string, place?: number, pitch?: number,
 *   shown?: string, number: number}} Told */

/** Return the announcements up to the last question, which a reader must speak before the focused answer.
 * @param {Told[]} told */
function question(told) {
  const heard = told.filter((one) => !one.shown);
  return heard.slice(0, heard.map((one) => one.text.trim().endsWith("?")).lastIndexOf(true) + 1);
}

/** @param {Told[]} told @param {Told[]} spoken those that a reader speaks with the focus */
function tell(told, spoken) {
  for (const one of told) {
    last = Math.max(last, one.number);
    if (one.cue) sound.play(one.cue, one.place ?? 0);
    voice.say(one);
  }
  const heard = told.filter((one) => !one.shown && !spoken.includes(one));
  const refused = told.find((one) => one.cue === "refusal");
  if (refused) view.refuse(refused.text);
  if (heard.length + spoken.length) {
    log.tell(heard.map(({ text, lang, priority, answer }) => ({ text, lang, answer: answer || priority === "now" })), spoken);
  }
}

/** @param {any} message */
function receive(message) {
  if (message.taken) return notice(message.taken, message.take, () => send({ take: true }));
  if (message.refused) return notice(message.refused);
  if (message.labels) relabel(message);
  if (message.ways) follow(message.ways);
  if (message.hush) silence();
  if (message.forget) log.forget();
  if (message.commands) {
    commands = message.commands;
    letters = new Map(commands.filter(([, , letter]) => letter).map(([name, , letter]) => [letter, name]));
    withhold();
  }
  if (message.screen?.title !== undefined) forget();
  if (message.file) save(message.file);
  if (message.copy) copy(message.copy);
  if (message.share) void share(message.share).then((done) => done && say(done));
  if (message.wanted) choose(message.wanted, transmit);
  if (message.at !== undefined) keepPlace(message.at);
  if (message.waiting !== undefined) mark(message.waiting);
  if (message.renew) renew(message.renew);
  if (message.passkey) prove(message.passkey, send);
  if (message.subscribe) subscribe(message.subscribe, send);
  if (message.places) view.places = message.places;
  if (message.drawn) view.draw(message.drawn);
  const asked = question(message.say ?? []);
  const text = asked.map((one) => one.text.trim()).join(" ");
  if (message.drawn && !message.screen) view.board();
  const moved = message.screen && view.show(message.screen, returns || performance.now() - acted < OWN, text);
  if (message.screen) returns = false;
  if (message.screen && view.another) {
    came = performance.now();
    if (moved) log.unshow();
  }
  if (message.screen?.clock !== undefined) clock.take(message.screen.clock, message.now);
  if (message.say) tell(message.say, moved ? asked : []);
  if (message.screen) followLink();
  if (message.graph) sound.graph(message.graph);
  if (message.beats) navigator.vibrate?.(message.beats);
  log.next();
  if (message.history) {
    if (origin) transmit({ origin });
    transmit({ called: ability(), zone });
    if (matchMedia("(hover: none) and (pointer: coarse)").matches) transmit({ fingers: true });
    known = "";
    measure();
    if (!program && message.history.length) {
      returns = true;
      transmit({ opened: true });
    }
    catchUp(message.history, message.program);
  }
}

/** Go to the table or place whose link opened the page, once: it is removed from the address. */
function followLink() {
  const code = decodeURIComponent(location.hash.slice(1));
  const place = PLACES.includes(code);
  if (!place && !CODE.test(code) && !TABLE.test(code)) return;
  history.replaceState(null, "", location.pathname);
  send(place ? { place: code } : { invited: code.replaceAll("-", " ") });
}

/** Tell the announcements missed while the connection was gone, of a new program all; a new page tells none.
 * @param {{text: string, lang: string, number: number}[]} history @param {string} from name of the program */
function catchUp(history, from) {
  const heard = program === from ? last : 0;
  if (program) log.tell(history.filter((one) => one.number > heard));
  program = from;
  last = Math.max(heard, ...history.map((one) => one.number));
}

/** Return the least height of the table with hand and choices, in pixels. */
function least() {
  const board = element("board"), play = element("play"), around = getComputedStyle(element("stage"));
  const tall = parseFloat(getComputedStyle(board).minHeight), beside = play.offsetLeft >= board.offsetLeft + board.offsetWidth;
  return (beside ? Math.max(tall, play.offsetHeight) : tall + play.offsetHeight) + 2 * parseFloat(around.paddingTop);
}

/** the room of the table that the program knows, and the size of the window */
let known = "", sized = "";

/** Tell the program how much room the table has, and fill the first picture with it and as many whole rows of commands
 * as leave it enough: no button is cut at the foot. */
function measure() {
  const page = element("page"), stage = element("stage"), commands = element("commands");
  const head = stage.offsetTop, buttons = /** @type {NodeListOf<HTMLElement>} */ (commands.querySelectorAll("button, summary"));
  const ends = [...buttons].map((one) => one.offsetTop + one.offsetHeight);
  const row = Math.max(0, ...ends.filter((_, at) => buttons[at]?.offsetParent && buttons[at].offsetTop < (ends[0] ?? 0)))
    - commands.offsetTop + parseFloat(getComputedStyle(commands).paddingTop);
  const fits = (/** @type {number} */ bar) => bar < page.clientHeight * MOST && least() <= page.clientHeight - head - bar;
  stage.style.setProperty("--head", `${head}px`);
  stage.style.setProperty("--bar", `${[commands.offsetHeight, row].find(fits) ?? 0}px`);
  const here = document.activeElement, size = `${innerWidth} ${innerHeight}`;
  if (size !== sized) [sized, came] = [size, performance.now()];
  if (here && performance.now() - came < OWN && element("play").contains(here)) { // it scrolled before all had its size
    page.scrollTop = 0;
    here.scrollIntoView({ block: "nearest" });
  }
  const now = room(element("board"), element("play"));
  if (!now || String(now) === known) return;
  // Without a connection no answer comes: until then the cards lie as the style sheet lays them.
  if (String(now[2]) !== known.split(",")[2]) {
    lay(element("hand"), []);
    view.relent();
  }
  known = String(now);
  transmit({ room: now });
}

function silence() {
  log.hush();
  sound.hush();
  voice.hush();
}

/** Keys that count again and again while they are held: they move or erase. */
const MOVING = /^(Arrow.*|Page.*|Home|End|Tab|Backspace|Delete)$/;
document.addEventListener("keydown", (event) => {
  const writes = event.target instanceof HTMLInputElement && event.key.length === 1;
  if (!event.repeat || writes || MOVING.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault(); // only a release makes the next press count: a held Enter would play card after card
  event.stopImmediatePropagation();
}, { capture: true });
document.addEventListener("keydown", (event) => {
  hushes = event.key === "Control";
  const target = /** @type {HTMLElement} */ (event.target);
  if (!target.closest("#play")) return;
  if (event.key === "F1" && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    return send({ do: "help" });
  }
  if (!ways.letters || target instanceof HTMLInputElement) return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || event.key === " ") return;
  const letter = SIGNS.get(event.key) ?? event.key.toLowerCase();
  const name = event.shiftKey && letter !== event.key ? `shift+${letter}` : letter;
  if (!/^(shift\+)?[a-z0-9]$|^comma$|^period$|^[/*+-]$/.test(name)) return; // signs: of a number pad
  event.preventDefault();
  const command = letters.get(name);
  send(command ? { do: command } : { key: name });
});
document.addEventListener("keyup", (event) => {
  if (event.key === "Control" && hushes) transmit({ do: "hush" });
});
for (const other of ["wheel", "pointerdown"]) document.addEventListener(other, () => { hushes = false; });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") send({ do: "menu" });
});
window.addEventListener("hashchange", followLink);
offerInstallation(element("install"));
const sizes = new ResizeObserver(measure);
for (const name of ["page", "clock", "title", "seen-facts", "board", "play", "commands"]) sizes.observe(element(name));
element("words").onclick = () => {
  const open = document.documentElement.classList.toggle("words");
  element("words").setAttribute("aria-pressed", String(open));
};
const transmit = connect({ receive, notice, noticed, over, label: (name) => labels[name] ?? "", table: () => table });
