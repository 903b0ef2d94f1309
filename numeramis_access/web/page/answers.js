// What was sent and has not come to the program yet, as far as the page knows: it is told when that takes too long.
// @ts-check

/** Milliseconds between two looks, and so many looks without a sign are too long. Looks are counted, not time: while the
 * page or the whole machine slept, nobody has waited. */
const LOOK = 500;
const PATIENCE = 6;
/** Looks after which the same thing done again is impatience: before that it may be wanted twice. */
const AGAIN = 2;

/** @typedef {{number: number, text: string, act: boolean, looks: number, arrived: (came: boolean) => void}} Sent */

export class Answers {
  /** @param {(late: boolean) => void} tell is told when nothing comes, and when signs come again */
  constructor(tell) {
    this.tell = tell;
    /** @type {Sent[]} */
    this.open = [];
    this.number = 0;
    this.late = false;
    setInterval(() => this.look(), LOOK);
  }

  /** Return whether an act would be done twice, or is not done while nothing answers. @param {string} text */
  holds(text) {
    return this.late || this.open.some((one) => one.act && one.text === text && one.looks >= AGAIN);
  }

  /** Count what is sent. @param {string} text @param {boolean} act whether it is the player's, and counts once
   *  @returns {Promise<boolean>} whether it has come to the program */
  add(text, act) {
    const number = (this.number += 1);
    return new Promise((arrived) => this.open.push({ number, text, act, looks: 0, arrived }));
  }

  /** Take that the program has everything up to a number. @param {number} number */
  got(number) {
    while (this.open[0] && this.open[0].number <= number) this.open.shift()?.arrived(true);
    if (!this.late || this.open.length) return;
    this.late = false;
    this.tell(false);
  }

  /** Take that the line was lost. */
  cut() {
    this.late = false;
    for (const one of this.open) one.looks = -Infinity; // another line tells what has come
  }

  /** Give up what has not come. @returns {boolean} whether an act was among it */
  drop() {
    const lost = this.open.splice(0);
    for (const one of lost) one.arrived(false);
    return lost.some((one) => one.act);
  }

  look() {
    for (const one of this.open) one.looks += 1;
    if (this.late || !this.open[0] || this.open[0].looks < PATIENCE) return;
    this.late = true;
    this.tell(true);
  }
}
