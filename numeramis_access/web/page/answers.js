// Input that was sent and is not yet acknowledged by the program; the player is told when that takes too long.
// @ts-check

/** Milliseconds between two checks, and the number of checks without an answer that is too long. Time is not counted:
 * while the page or the whole machine slept, it has not waited. */
const LOOK = 500;
const PATIENCE = 6;
/** Checks after which a repeated input is impatience; before that it can be intended. */
const AGAIN = 2;

/** @typedef {{number: number, text: string, act: boolean, looks: number, arrived: (came: boolean) => void}} Sent */

export class Answers {
  /** @param {(late: boolean) => void} tell is called when the answer is late, and when answers come again */
  constructor(tell) {
    this.tell = tell;
    /** @type {Sent[]} */
    this.open = [];
    this.number = 0;
    this.late = false;
    setInterval(() => this.look(), LOOK);
  }

  /** Return whether an input would act twice, or nothing answers at the moment. @param {string} text */
  holds(text) {
    return this.late || this.open.some((one) => one.act && one.text === text && one.looks >= AGAIN);
  }

  /** Count an input. @param {string} text @param {boolean} act whether it is the player's, so that it must act once
   *  @returns {Promise<boolean>} whether it has come to the program */
  add(text, act) {
    const number = (this.number += 1);
    return new Promise((arrived) => this.open.push({ number, text, act, looks: 0, arrived }));
  }

  /** Note that the program has all inputs up to a number. @param {number} number */
  got(number) {
    while (this.open[0] && this.open[0].number <= number) this.open.shift()?.arrived(true);
    if (!this.late || this.open.length) return;
    this.late = false;
    this.tell(false);
  }

  /** Note that the line was lost. */
  cut() {
    this.late = false;
    for (const one of this.open) one.looks = -Infinity; // the next line will say what has arrived
  }

  /** Give up unacknowledged inputs. @returns {boolean} whether a player's act was among them */
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
