// The page's own voice by the browser's speech, for players without a reader; one voice at a time.
// @ts-check

/** @typedef {{text: string, lang: string, priority: string, pitch?: number}} Told */

export class Voice {
  /** @param {(speaking: boolean) => void} changed is called when it begins and when all has been said
   *  @param {() => void} missing is called when the browser has no voice for a language */
  constructor(changed, missing) {
    this.changed = changed;
    this.missing = missing;
    this.on = false;
    this.ways = { rate: 50, pitch: 50, volume: 100 };
    /** @type {Set<SpeechSynthesisUtterance>} kept until spoken: browsers drop utterances without a reference */
    this.waiting = new Set();
  }

  /** @param {Told} told */
  say(told) {
    if (!this.on) return;
    if (told.priority === "now") this.hush();
    if (told.priority === "low" && this.waiting.size) return;
    const utterance = new SpeechSynthesisUtterance(told.text);
    const voices = speechSynthesis.getVoices();
    const voice = voices.find((one) => one.lang.toLowerCase().startsWith(told.lang));
    if (voices.length && !voice) this.missing();
    utterance.lang = told.lang;
    utterance.voice = voice ?? null;
    utterance.rate = 2 ** ((this.ways.rate - 50) / 25);
    utterance.pitch = Math.min(2, Math.max(0, (this.ways.pitch + (told.pitch ?? 0)) / 50));
    utterance.volume = this.ways.volume / 100;
    utterance.onend = utterance.onerror = () => this.said(utterance);
    if (!this.waiting.size) this.changed(true);
    this.waiting.add(utterance);
    speechSynthesis.speak(utterance);
  }

  /** @param {SpeechSynthesisUtterance} utterance */
  said(utterance) {
    if (this.waiting.delete(utterance) && !this.waiting.size) this.changed(false);
  }

  hush() {
    if (!this.waiting.size) return;
    this.waiting.clear();
    speechSynthesis.cancel();
    this.changed(false);
  }
}
