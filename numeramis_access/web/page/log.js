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
export const ENDED = /[.!?:;,…”“"]$/;
/** Number of sentences that stay. */
const KEPT = 20;
/** Milliseconds from the arrival of an input at the program until its answer is here, and the longest wait for it. */
const ANSWERS = 60;
const LONGEST = 1000;

/** A sentence; a newer answer replaces an answer, but no news. @typedef {{text: string, lang: string, answer?: boolean}} Sentence */

/** Return sentences as one text, each with an end. @param {Sentence[]} sentences */
function joined(sentences) {
  const texts = sentences.map((one) => one.text.trim()), last = texts.pop() ?? "";
  return [...texts.map((text) => (ENDED.test(text) ? text : `${text}.`)), last].join(" ");
}

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
    /** @type {{sentences: Sentence[], at: number} | null} */
    this.last = null;
    this.free = 0;
    this.timer = 0;
    this.frame = 0;
    /** number of inputs on their way to the program, and the time of the last */
    this.asked = 0;
    this.askedAt = 0;
  }

  /** Queue sentences in the order of their events. A newer answer replaces older ones: after quick keys only the newest
   * is true. All are seen at once. @param {Sentence[]} sentences
   * @param {Sentence[]} [before] those that a reader speaks with the focus before */
  tell(sentences, before = []) {
    if (sentences.some((one) => one.answer)) this.waiting = this.waiting.filter((one) => !one.answer);
    this.waiting.push(...sentences);
    this.show([...before, ...this.waiting]);
    this.next();
  }

  /** @param {Sentence[]} sentences */
  show(sentences) {
    this.latest.textContent = joined(sentences);
    this.latest.lang = sentences[0]?.lang ?? "";
  }

  /** Note an input: the sentences that it cut off are told again, with the answer to it, or before the news that it
   * causes. @param {Promise<unknown>} arrived settles when the program has it: until then all waits, because an answer
   * to an older input would be out of date */
  pressed(arrived) {
    const now = performance.now();
    if (this.last && now - this.last.at < CUT) this.waiting.unshift(...this.last.sentences);
    this.last = null;
    cancelAnimationFrame(this.frame);
    this.free = now + TAKEN;
    this.asked += 1;
    this.askedAt = now;
    void arrived.then(() => this.arrived());
    this.next();
  }

  /** Note that the program has an input: its answer follows. */
  arrived() {
    this.asked -= 1;
    if (!this.asked) this.free = Math.max(this.free, performance.now() + ANSWERS);
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

  /** Show nothing older than the last input: another screen has come, and a sentence before is not about it. */
  unshow() {
    if (!this.last && !this.waiting.length) this.show([]);
  }

  hush() {
    this.waiting = [];
    this.next();
  }

  /** Remove every sentence, told or waiting: another person takes the keyboard. */
  forget() {
    this.element.replaceChildren();
    this.show([]);
    this.last = null;
    this.hush();
  }

  /** Set the timer for the next sentence, or for quiet, when the page's other changes can be made. */
  next() {
    const now = performance.now();
    window.clearTimeout(this.timer);
    const told = this.last ? this.last.at + QUIET : now;
    const free = this.asked ? Math.max(this.free, this.askedAt + LONGEST) : this.free;
    this.timer = this.waiting.length
      ? window.setTimeout(() => this.speak(), Math.max(0, free - now))
      : window.setTimeout(() => this.quiet(), Math.max(50, told - now));
  }

  /** Tell all waiting sentences as one paragraph: readers lose some of several, braille lines keep only the last. */
  speak() {
    const lang = this.waiting[0]?.lang ?? "";
    const other = this.waiting.findIndex((one) => one.lang !== lang);
    const now = this.waiting.splice(0, other < 0 ? this.waiting.length : other);
    this.append(joined(now), lang);
    this.last = { sentences: now, at: performance.now() };
    this.free = this.last.at + GAP;
    this.next();
  }

  /** @param {string} text @param {string} lang */
  append(text, lang) {
    const paragraph = document.createElement("p");
    paragraph.textContent = text;
    paragraph.lang = lang;
    this.element.append(paragraph);
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
  }
}
