// Cues by WebAudio, each from its player's place, and graphs for the ear.
// @ts-check

export class Sound {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {Map<string, Promise<AudioBuffer>>} */
    this.buffers = new Map();
    /** volume in percent, and whether left and right are the same */
    this.ways = { cues: 100, mono: false };
    /** @type {OscillatorNode | null} the graph that is playing */
    this.tone = null;
  }

  /** Begin; browsers allow sound only after an input of the player. */
  wake() {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  /** @param {string} name @param {number} place −1 left to 1 right */
  play(name, place) {
    const context = this.context;
    if (!context || !this.ways.cues) return;
    const found = this.buffers.get(name) ?? fetch(new URL(`cues/${name}.wav`, import.meta.url))
      .then((answer) => answer.arrayBuffer()).then((bytes) => context.decodeAudioData(bytes));
    this.buffers.set(name, found);
    found.then((buffer) => {
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(new StereoPannerNode(context, { pan: this.ways.mono ? 0 : place }))
        .connect(new GainNode(context, { gain: this.ways.cues / 100 })).connect(context.destination);
      source.start();
    }).catch(() => this.buffers.delete(name));
  }

  /** Play a graph: a tone for each value, the higher the value the higher the tone, a rest for a missing one.
   * @param {{values: (number | null)[], seconds: number, hertz: [number, number]}} graph values from 0 to 1, which
   *   sound at these hertz */
  graph({ values, seconds, hertz: [least, greatest] }) {
    const context = this.context;
    this.hush();
    if (!context || !this.ways.cues) return;
    const tone = new OscillatorNode(context, { type: "triangle" });
    const gain = new GainNode(context, { gain: 0 });
    const fade = Math.min(0.01, seconds / 4);
    const begin = context.currentTime + 0.05;
    values.forEach((value, place) => {
      if (value === null) return;
      const at = begin + place * seconds;
      tone.frequency.setValueAtTime(least * (greatest / least) ** value, at);
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(this.ways.cues / 200, at + fade);
      gain.gain.setValueAtTime(this.ways.cues / 200, at + seconds - fade);
      gain.gain.linearRampToValueAtTime(0, at + seconds);
    });
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(begin + values.length * seconds);
    this.tone = tone;
  }

  /** Stop a graph; cues are short, and silence is for speech. */
  hush() {
    this.tone?.stop();
    this.tone = null;
  }
}
