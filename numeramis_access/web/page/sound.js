// Cues by WebAudio, each from where its player sits.
// @ts-check

export class Sound {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Map<string, Promise<AudioBuffer>>} */
    this.buffers = new Map();
    /** how loud, in percent, and whether left and right are one */
    this.ways = { cues: 100, mono: false };
  }

  /** Begin; browsers allow sound only after the player has done something. */
  wake() {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  /** @param {string} name @param {number} place −1 left to 1 right */
  play(name, place) {
    const context = this.context;
    if (!context || !this.ways.cues) return;
    const found = this.buffers.get(name) ?? fetch(`cues/${name}.wav`)
      .then((answer) => answer.arrayBuffer()).then((bytes) => context.decodeAudioData(bytes));
    this.buffers.set(name, found);
    found.then((buffer) => {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(new StereoPannerNode(context, { pan: this.ways.mono ? 0 : place }))
        .connect(new GainNode(context, { gain: this.ways.cues / 100 })).connect(context.destination);
      source.start();
    }).catch(() => this.buffers.delete(name));
  }
}
