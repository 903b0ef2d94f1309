// The live region: one paragraph after another, so that a screen reader loses none.
// @ts-check

/** Milliseconds between two paragraphs: in faster bursts readers lose some, and none is spoken in less. */
const GAP = 900;
/** Milliseconds after a key in which the reader still cuts off text appended before it. */
const CUT = 300;
/** Milliseconds after a key until a reader has cut off its speech. */
const TAKEN = 150;
/** Milliseconds in which a reader notices a moved focus, and begins to speak of it. */
const FOCUS = 1000;
/** Milliseconds for which an element that lost a keyboard's focus stays, unseen: readers say nothing of a focus that
 * comes from an element removed before they process it, on a busy machine after more than a second. */
export const LEAVES = 3000;
/** Milliseconds after the last sentence until other parts of the page can change: readers drop sentences in a flood. */
const QUIET = 500;
/** Endings after which another text can follow; without one, as after a title, both would be read in one breath. */
const ENDED = /[.!?:;,…”“"]$/;
/** Number of sentences that stay. */
const KEPT = 20;

/** @typedef {{text: string, lang: string}} Sentence */

export class Log {
  /** @param {HTMLElement} element a log region that exists in the page from the start
   *  @param {HTMLElement} latest shows the last of it; no reader reads it there
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

  /** Queue sentences: an answer to a key before the waiting ones, others after them. The same answer to several quick
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

  /** Show sentences without the log: a reader speaks them with the focus. @param {Sentence[]} sentences */
  show(sentences) {
    this.latest.textContent = sentences.map((one) => one.text).join(" ");
    this.latest.lang = sentences[0]?.lang ?? "";
  }

  /** Note a key: the sentence that it cut off is told again, before the news that it causes. */
  pressed() {
    const now = performance.now();
    if (this.last && now - this.last.at < CUT) this.waiting.unshift(this.last.sentence);
    this.cut = this.last && now - this.last.at < CUT ? 1 : 0;
    this.last = null;
    cancelAnimationFrame(this.frame);
    this.free = now + TAKEN;
    this.next();
  }

  /** Wait until a reader has announced a focus that moves by itself, which would cut off a sentence. A browser reports
   * it when it has drawn it, on a busy machine after the next message; a hidden page draws nothing. */
  wait() {
    this.free = performance.now() + LEAVES;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => { this.frame = requestAnimationFrame(() => this.drawn()); });
    window.setTimeout(() => this.next(), LEAVES + 100);
    this.next();
  }

  /** Begin the time in which a reader announces the focus. */
  drawn() {
    this.free = performance.now() + FOCUS;
    this.next();
  }

  hush() {
    this.waiting = [];
    this.next();
  }

  /** Set the timer for the next sentence, or for quiet, when the page's other changes can be made. */
  next() {
    const now = performance.now();
    window.clearTimeout(this.timer);
    const told = this.last ? this.last.at + QUIET : now;
    this.timer = this.waiting.length
      ? window.setTimeout(() => this.speak(), Math.max(0, this.free - now))
      : window.setTimeout(() => this.quiet(), Math.max(50, told - now));
  }

  /** Tell all waiting sentences as one paragraph: readers lose some of several, braille lines keep only the last. */
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
