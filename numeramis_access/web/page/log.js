// The live region: one sentence after another, so that a screen reader loses none.
// @ts-check

/** Milliseconds between two paragraphs: in faster bursts readers lose some, and none is spoken in less. */
const GAP = 900;
/** Milliseconds after a key in which the reader still cuts off what was appended before it. */
const CUT = 300;
/** Milliseconds after a key until a reader has cut off what it was saying. */
const TAKEN = 150;
/** Milliseconds in which a reader takes up a focus that has moved, and begins to speak of it. */
const FOCUS = 1000;
/** Milliseconds for which what had the focus of a keyboard stays, unseen: readers say nothing of a focus that comes from
 * what is gone by the time they come to it, on a busy machine after more than a second. */
export const LEAVES = 3000;
/** Milliseconds after the last sentence until the page may change elsewhere: readers drop sentences in a flood. */
const QUIET = 500;
/** What a text ends with behind which another may follow: a title has nothing, and both would be read in one breath. */
const ENDED = /[.!?:;,…”“"]$/;
/** How many sentences stay. */
const KEPT = 20;

/** @typedef {{text: string, lang: string}} Sentence */

export class Log {
  /** @param {HTMLElement} element a log region that stands in the page from the start
   *  @param {HTMLElement} latest where the last of it stays in sight; no reader reads it there
   *  @param {() => void} quiet is called when all has been told */
  constructor(element, latest, quiet) {
    this.element = element;
    this.latest = latest;
    this.quiet = quiet;
    /** @type {Sentence[]} */
    this.waiting = [];
    /** @type {{sentence: Sentence, at: number} | null} */
    this.last = null;
    this.free = 0;
    this.timer = 0;
    this.frame = 0;
    this.cut = 0;
  }

  /** Tell sentences: an answer to a key before what waits, anything else behind it. The same answer to several quick
   * keys is told once.
   * @param {Sentence[]} sentences @param {boolean} answer */
  tell(sentences, answer) {
    if (answer) {
      const kept = this.waiting.filter((one) => !sentences.some((now) => now.text === one.text));
      if (kept.length < this.waiting.length) this.cut = 0;
      this.waiting = kept;
      this.waiting.splice(this.cut, 0, ...sentences);
    } else this.waiting.push(...sentences);
    this.next();
  }

  /** Have it seen alone: a reader speaks it with what has the focus. @param {Sentence[]} sentences */
  show(sentences) {
    this.latest.textContent = sentences.map((one) => one.text).join(" ");
    this.latest.lang = sentences[0]?.lang ?? "";
  }

  /** Take note of a key: what it cut off is told again, before what comes of the key. */
  pressed() {
    const now = performance.now();
    if (this.last && now - this.last.at < CUT) this.waiting.unshift(this.last.sentence);
    this.cut = this.last && now - this.last.at < CUT ? 1 : 0;
    this.last = null;
    cancelAnimationFrame(this.frame);
    this.free = now + TAKEN;
    this.next();
  }

  /** Wait until a reader has spoken of a focus that moves by itself: it would cut off a sentence. A browser tells of it
   * when it has drawn it, which on a busy machine may be later than what comes next; what nobody sees it does not draw. */
  wait() {
    this.free = performance.now() + LEAVES;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => { this.frame = requestAnimationFrame(() => this.drawn()); });
    window.setTimeout(() => this.next(), LEAVES + 100);
    this.next();
  }

  /** Begin the time in which a reader speaks of the focus. */
  drawn() {
    this.free = performance.now() + FOCUS;
    this.next();
  }

  hush() {
    this.waiting = [];
    this.next();
  }

  /** Set the clock for what comes next: a sentence, or quiet, when the page's other changes may be made. */
  next() {
    const now = performance.now();
    window.clearTimeout(this.timer);
    const told = this.last ? this.last.at + QUIET : now;
    this.timer = this.waiting.length
      ? window.setTimeout(() => this.speak(), Math.max(0, this.free - now))
      : window.setTimeout(() => this.quiet(), Math.max(50, told - now));
  }

  /** Tell all that waits as one paragraph: of several a reader loses some, and on a braille line only the last stays. */
  speak() {
    const lang = this.waiting[0]?.lang ?? "";
    const other = this.waiting.findIndex((one) => one.lang !== lang);
    const now = this.waiting.splice(0, other < 0 ? this.waiting.length : other);
    this.cut = 0;
    const texts = now.map((one) => one.text.trim());
    const last = texts.pop() ?? "";
    this.append({ text: [...texts.map((text) => (ENDED.test(text) ? text : `${text}.`)), last].join(" "), lang });
    this.next();
  }

  /** @param {Sentence} sentence */
  append(sentence) {
    const now = performance.now();
    const paragraph = document.createElement("p");
    paragraph.textContent = sentence.text;
    paragraph.lang = sentence.lang;
    this.element.append(paragraph);
    this.latest.textContent = sentence.text;
    this.latest.lang = sentence.lang;
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
    this.last = { sentence, at: now };
    this.free = now + GAP;
  }
}
