// A director's client of a club's evening, written from tables/PROTOCOL.md alone.
// node director.mjs PORT GAME TRICKS: four pairs, one person among computers, play two rounds of one board. The house plays
// the first round; the director enters the results of the second one. The last line that it prints is JSON.
import { randomBytes } from "node:crypto";
import { dial } from "./socket.mjs";

const [port, game, tricks] = [process.argv[2], process.argv[3], +process.argv[4]];
const seen = { wrong: [], codes: [], rounds: [], standings: [], pushes: {}, entries: 0, events: {}, people: 0 };

// ---- a line of one person ----

class Person {
  constructor(name) {
    this.name = name;
    this.waiting = new Map();
    this.watched = [];
    this.requests = 0;
    this.tables = {};
    this.removed = false;
  }

  async come() {
    this.line = dial(port, (said) => this.hear(said), () => {});
    const key = randomBytes(32).toString("hex");
    const who = await this.ask("hello", { version: 1, key, name: this.name, gender: "feminine", language: "en" });
    this.person = who.answer.person;
  }

  ask(what, fields = {}) {
    const id = `r${++this.requests}`;
    this.line.say({ do: what, id, ...fields });
    return new Promise((done) => this.waiting.set(id, done));
  }

  async done(what, fields = {}) {
    const said = await this.ask(what, fields);
    if (said.is !== "done") throw new Error(`${what}: ${said.code}`);
    return said.answer;
  }

  async denied(code, what, fields) {
    const said = await this.ask(what, fields);
    if (said.code === code) seen.codes.push(code);
    else seen.wrong.push(`${what} is answered ${said.code ?? "done"}, not ${code}`);
  }

  hear(said) {
    seen.pushes[said.is] = (seen.pushes[said.is] ?? 0) + 1;
    if (said.is === "done" || said.is === "denied") {
      this.waiting.get(said.re)?.(said);
      this.waiting.delete(said.re);
    } else if (said.is === "table") this.tables[said.table] = said;
    else if (said.is === "removed") this.removed = true;
    else if (said.is === "log-grew") this.grew?.(said);
    else if (said.is === "bye") {
      seen.wrong.push(`bye ${said.code}`);
      this.waiting.forEach((done) => done(said));
    }
    this.look();
  }

  look() {
    this.watched = this.watched.filter(([holds, done]) => !holds() || done());
  }

  until(holds) {
    return new Promise((done) => {
      this.watched.push([holds, done]);
      this.look();
    });
  }
}

// ---- the log of an evening, as its director knows it ----

class Evening {
  constructor(director) {
    this.director = director;
    this.entries = [];
    this.state = 0;
    this.people = [];
    this.reading = null;
    director.grew = () => this.read();
  }

  async open() {
    const wished = { game, players: 9, evening: "stranger", access: "open", level: "beginner", grace: 10, rests: false };
    const made = await this.director.done("open", wished);
    this.table = made.table;
    this.code = made.code;
  }

  get now() {
    return this.director.tables[this.table]?.evening ?? {};
  }

  read() { // one reading after the other
    this.reading = (this.reading ?? Promise.resolve()).then(() => this.readOn());
    return this.reading;
  }

  async readOn() {
    for (let count = -1; count !== this.entries.length;) {
      const after = this.entries.length;
      const said = await this.director.done("evening-log", { table: this.table, after, state: this.state });
      for (const entry of said.entries) {
        if (entry.number !== this.entries.length) seen.wrong.push(`entry ${entry.number} after ${this.entries.length}`);
        this.entries.push(entry);
      }
      if (said.state !== undefined) {
        this.state = said.state;
        this.people = said.people;
        this.notes = said.notes;
      }
      count = said.count;
    }
    this.director.look();
  }

  async act(...events) {
    await this.read();
    const at = new Date().toISOString();
    const fields = { table: this.table, after: this.entries.length, acts: events.map((event) => ({ at, event })) };
    const { number } = await this.director.done("direct", fields);
    const again = await this.director.done("direct", fields); // as if the answer had been lost
    if (again.number !== number) seen.wrong.push(`${events[0].type} is done twice`);
    await this.read();
    return number;
  }

  async refused(code, event) {
    await this.read();
    const acts = [{ at: new Date().toISOString(), event }];
    await this.director.denied(code, "direct", { table: this.table, after: this.entries.length, acts });
  }

  results(round) {
    const undone = new Set(this.entries.filter(({ event }) => event.type === "undone").map(({ event }) => event.of));
    return this.entries.filter(({ number, event }) =>
      event.type === "result-entered" && event.line.round === round && !undone.has(number));
  }

  async standings(round) {
    await this.director.until(() => this.now.told >= round);
    const { standings } = await this.director.done("standings", { table: this.table });
    seen.standings.push(standings.length);
  }
}

// ---- the plan: all pairs meet, by the circle method ----

function movement(places, rounds) {
  const turning = [...Array(places - 1).keys()];
  const played = [...Array(rounds).keys()].map((round) => {
    const circle = [places - 1, ...turning.map((place) => (place + round) % (places - 1))];
    return [...Array(places / 2).keys()].map((table) => ({
      table, sides: [[circle[table]], [circle[places - 1 - table]]], boards: [round + 1],
    }));
  });
  return { name: "all-meet", places, rounds: played };
}

// ---- an evening from its announcement to its end ----

async function lead() {
  const [director, player] = [new Person("Dita"), new Person("Eva")];
  await director.come();
  await player.come();
  const evening = new Evening(director);
  await evening.open();
  await player.done("enter", { table: evening.code });
  const { table } = evening;

  await evening.refused("evening-not-now", { type: "closed" });
  await evening.act({ type: "announced", plan: { game, tricks, boards: 1, rounds: 2, at_tables: true } });
  const pairs = [[player.person, "computer-0"], ...[1, 2, 3].map((at) => [`computer-${at}a`, `computer-${at}b`])];
  const names = pairs.flat().map((person) => ({ person, name: person === player.person ? "Eva" : person.slice(9) }));
  await director.done("keep-people", { table, known: names });
  await evening.act(...pairs.map((persons) => ({ type: "entered", persons })));
  await evening.refused("evening-entered-already", { type: "entered", persons: pairs[0] });
  await evening.act({ type: "closed" });
  await evening.act({ type: "drawn", movement: movement(4, 2), seating: [0, 1, 2, 3] });
  await director.done("rounds-begin", { table, itself: false });
  await player.denied("not-the-host", "evening-log", { table, after: 0 });
  await director.done("appoint", { table, person: player.person, role: "scorer" });
  await player.done("evening-log", { table, after: 0 });
  await player.denied("not-the-host", "direct", { table, after: 0, acts: [{ at: "", event: { type: "finished" } }] });
  await director.done("appoint", { table, person: player.person, role: "player" });

  // the house plays the first round
  await evening.act({ type: "round-begun", round: 0, at: new Date().toISOString() });
  await player.until(() => player.tables[table]?.evening?.own);
  await director.until(() => evening.now.round === 1);
  seen.rounds.push(evening.now.round);
  await evening.refused("evening-round-open", { type: "finished" });
  await director.until(() => evening.results(0).length === 2);
  if (evening.results(0).some(({ by }) => by)) seen.wrong.push("a result of the house is a person's");
  await evening.standings(1);
  const [{ event: { line, score } }] = evening.results(0);
  const corrected = { type: "result-corrected", line, score: { ...score, north: score.east, east: score.north } };
  await evening.act({ type: "undone", of: await evening.act({ ...corrected, reason: "mistake" }) });

  // the director enters the results of the second one
  await evening.act({ type: "round-begun", round: 1, at: new Date().toISOString() });
  await director.until(() => evening.now.round === 2);
  seen.rounds.push(evening.now.round);
  const all = { type: "score", north: tricks, east: 0 };
  await evening.act({ type: "result-entered", line: { round: 1, table: 0, board: 2 }, score: all });
  const average = { type: "artificial", north: 50, east: 50 };
  await evening.act({ type: "adjusted", line: { round: 1, table: 1, board: 2 }, outcome: average, reason: "time" });
  await evening.standings(2);

  await evening.act({ type: "finished" });
  await director.until(() => evening.now.over);
  await evening.standings(2);
  seen.people = evening.people.length;
  await director.done("forget-people", { table });
  await evening.read();
  seen.entries = evening.entries.length;
  for (const { event } of evening.entries) seen.events[event.type] = (seen.events[event.type] ?? 0) + 1;
  await director.done("leave", { table });
  await player.until(() => player.removed);
  await player.denied("no-such-table", "standings", { table });
}

lead().catch((error) => seen.wrong.push(String(error))).finally(() => {
  console.log(JSON.stringify(seen));
  process.exit(seen.wrong.length ? 1 : 0);
});
