// The live region: one sentence after another, so that a screen reader loses none.
// @ts-check

/** Milliseconds between two sentences: in faster bursts readers lose some. */
const GAP = 250;
/** Milliseconds after a key in which the reader still cuts off what was appended before it. */
const CUT = 300;
/** Milliseconds in which a reader takes up a focus that has moved. */
const FOCUS = 700;
/** How many sentences stay. */
const KEPT = 20;

/** @typedef {{text: string, lang: string}} Sentence */

export class Log {
  /** @param {HTMLElement} element a log region that stands in the page from the start */
  constructor(element) {
    this.element = element;
    /** @type {Sentence[]} */
    this.waiting = [];
    /** @type {{sentence: Sentence, at: number} | null} */
    this.last = null;
    this.free = 0;
    this.timer = 0;
    this.cut = 0;
  }

  /** Tell sentences: an answer to a key before what waits, anything else behind it.
   * @param {Sentence[]} sentences @param {boolean} answer */
  tell(sentences, answer) {
    if (answer) this.waiting.splice(this.cut, 0, ...sentences);
    else this.waiting.push(...sentences);
    this.next();
  }

  /** Take note of a key: what it cut off is told again, before what comes of the key. */
  pressed() {
    const now = performance.now();
    if (this.last && now - this.last.at < CUT) this.waiting.unshift(this.last.sentence);
    this.cut = this.last && now - this.last.at < CUT ? 1 : 0;
    this.last = null;
    this.free = Math.max(this.free, now + 150);
  }

  /** Wait until a reader has spoken of a focus that moves by itself: it would cut off a sentence. */
  wait() {
    this.free = Math.max(this.free, performance.now() + FOCUS);
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.next();
  }

  hush() {
    this.waiting = [];
  }

  next() {
    if (this.timer || !this.waiting.length) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      const sentence = this.waiting.shift();
      this.cut = 0;
      if (sentence) this.append(sentence);
      this.next();
    }, Math.max(0, this.free - performance.now()));
  }

  /** @param {Sentence} sentence */
  append(sentence) {
    const now = performance.now();
    const paragraph = document.createElement("p");
    paragraph.textContent = sentence.text;
    paragraph.lang = sentence.lang;
    this.element.append(paragraph);
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
    this.last = { sentence, at: now };
    this.free = now + GAP;
  }
}
