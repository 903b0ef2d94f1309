// Cues by WebAudio, each from where its player sits.
// @ts-check

/** Where a seat is heard, −1 left to 1 right, by its steps clockwise from the own seat. */
const PLACES = [0, -0.8, 0, 0.8];

export class Sound {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Map<string, Promise<AudioBuffer>>} */
    this.buffers = new Map();
    this.on = true;
  }

  /** Begin; browsers allow sound only after the player has done something. */
  wake() {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  /** @param {string} name @param {number} step */
  play(name, step) {
    const context = this.context;
    if (!context || !this.on) return;
    const found = this.buffers.get(name) ?? fetch(`cues/${name}.wav`)
      .then((answer) => answer.arrayBuffer()).then((bytes) => context.decodeAudioData(bytes));
    this.buffers.set(name, found);
    found.then((buffer) => {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(new StereoPannerNode(context, { pan: PLACES[step] ?? 0 })).connect(context.destination);
      source.start();
    }).catch(() => this.buffers.delete(name));
    navigator.vibrate?.(20);
  }
}
