// A client of a house of tables, written from tables/PROTOCOL.md and engine/PROTOCOL.md alone: it knows no rules.
// node client.mjs PORT GAME PLAYERS OPTIONS: opens a table, has computers take the other places, plays legal actions by
// chance to the end of the match, once losing its line on the way, and checks what was sealed. The last line it prints is JSON.
import { createHash, randomBytes } from "node:crypto";
import { dial } from "./socket.mjs";

const [port, game, players, options] = [process.argv[2], process.argv[3], +process.argv[4], JSON.parse(process.argv[5])];
const key = randomBytes(32).toString("hex");
const seen = { views: 0, events: {}, offers: 0, refused: {}, drops: 0, opened: 0, wrong: [] };
const DIALS = 5;
let line, waiting = new Map(), dials = 0, requests = 0, offers = 0, table = "", last = 0, position = null, open = null, over = false;
let resting = false, readied = 0, answered = 0, digests = [];

// ---- requests ----

function ask(what, fields = {}) {
  const id = `r${++requests}`;
  line.say({ do: what, id, ...fields });
  return new Promise((done) => waiting.set(id, done));
}

async function come() {
  if (++dials > DIALS) throw new Error("the house is gone");
  line = dial(port, hear, () => { if (!over) { waiting = new Map(); open = null; setTimeout(come, 100); } });
  const who = await ask("hello", { version: 1, key, name: "Stranger", gender: "feminine", language: "en" });
  if (who.is === "denied") throw new Error(who.code);
  if (table) {
    await ask("enter", { table, after: last });
    next();
  } else {
    const opened = await ask("open", { game, players, options, level: "beginner" });
    if (opened.is === "denied") throw new Error(opened.code);
    table = opened.answer.table;
    await ask("begin", { table });
  }
}

// ---- what comes by itself ----

function hear(said) {
  if (said.is === "done" || said.is === "denied") {
    const done = waiting.get(said.re);
    waiting.delete(said.re);
    if (done) done(said);
  } else if (said.is === "state") {
    position = said.state.position;
    resting = said.state.resting;
    if (said.state.number > last) ask("after", { table, number: last }); // what it contains is wanted one by one too
    else next();
  } else if (said.is === "told") {
    said.messages.forEach(take);
    next();
  } else if (said.is === "bye") {
    seen.wrong.push(`bye ${said.code} ${said.detail ?? ""}`);
  }
}

function take(message) {
  if (message.number <= last) return;
  if (message.number !== last + 1) seen.wrong.push(`gap after ${last}: ${message.number}`);
  last = message.number;
  if (message.type === "event") {
    seen.events[message.event.type] = (seen.events[message.event.type] ?? 0) + 1;
    position = message.position;
    seen.views += 1;
    resting = false;
  } else if (message.type === "resting") resting = true;
  else if (message.type === "sealed") digests.push(message.digest);
  else if (message.type === "opened") message.lots.forEach(check);
  else if (message.type === "match-ended") over = true;
}

function check(lot) {
  const digest = createHash("sha256").update(`${lot.salt}\n${JSON.stringify(lot.action)}`).digest("hex");
  if (digests[seen.opened++] !== digest) seen.wrong.push(`lot ${seen.opened} is not what was sealed`);
}

// ---- playing ----

function chosen(legal) {
  const one = legal[Math.floor(Math.random() * legal.length)];
  if (one.min === undefined) return one;
  const { min, max, ...amount } = one;
  return { ...amount, to: min };
}

async function next() {
  if (over) return end();
  if (resting && readied !== last) {
    readied = last;
    await ask("ready", { table });
    return;
  }
  const mine = position && !position.over && position.view.to_act === position.seat && position.view.legal.length;
  if (open || last < answered || !mine) return;
  if (seen.drops === 0) {
    seen.drops = 1;
    return line.drop();
  }
  const offer = open = { id: `o${++offers}`, seen: last, action: chosen(position.view.legal) };
  await new Promise((done) => setTimeout(done, 30)); // a house ends a line of more than 40 requests a second
  if (open !== offer) return; // the line was lost meanwhile
  const { answer, code } = await ask("act", { table, offer });
  open = null;
  const said = answer?.answer ?? { type: "denied", refusal: { code } };
  if (said.type === "accepted") {
    seen.offers += 1;
    answered = said.number; // what comes up to here comes of it
    next();
  } else {
    seen.refused[said.refusal.code] = (seen.refused[said.refusal.code] ?? 0) + 1;
    setTimeout(next, 20);
  }
}

async function end() {
  const record = await ask("record", { table });
  if (record.is !== "done" || !record.answer.record) seen.wrong.push("no record");
  console.log(JSON.stringify({ game, messages: last, ...seen }));
  process.exit(seen.wrong.length ? 1 : 0);
}

come();
