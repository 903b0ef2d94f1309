// The time of the player to act, counted down for the eye; readers have it as a sentence that seldom changes.
// @ts-check
/** @typedef {{who: string, left: number, reserve: number, at: number, runs: boolean, said: string}} Countdown */

/** Seconds, rounded up, as a clock shows them, 4:09. @param {number} seconds */
function minutes(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The text after so many seconds. @param {Countdown} told @param {number} passed */
function text(told, passed) {
  const left = told.left - passed;
  const reserve = told.reserve + Math.min(0, left);
  const time = minutes(left > 0 ? left : Math.max(0, reserve));
  return told.who ? `${told.who} ${time}` : left > 0 && reserve ? `${time} +${minutes(reserve)}` : time;
}

export class Clock {
  /** @param {HTMLElement} place with one child for the eye and one for readers */
  constructor(place) {
    this.place = place;
    /** @type {Countdown | null} */
    this.told = null;
    this.began = 0;
    this.timer = 0;
  }

  /** @param {Countdown | null} told @param {number} now seconds of the clock by which it was told */
  take(told, now) {
    this.told = told;
    this.began = told ? performance.now() / 1000 - (now - told.at) : 0;
    window.clearInterval(this.timer);
    if (told?.runs) this.timer = window.setInterval(() => this.show(), 250);
    this.show();
  }

  /** Show the time. What is as it was is not set again: the browser would compute the page's styles each time. */
  show() {
    const { told, place } = this;
    if (place.hidden === !!told) place.hidden = !told;
    if (!told) return;
    const unsaid = String(!told.said); // another player's time is only for the eye
    if (place.getAttribute("aria-hidden") !== unsaid) place.setAttribute("aria-hidden", unsaid);
    const lines = [text(told, told.runs ? performance.now() / 1000 - this.began : 0), told.said];
    lines.forEach((line, at) => {
      const child = /** @type {HTMLElement} */ (place.children[at]);
      if (child.textContent !== line) child.textContent = line;
    });
  }
}
