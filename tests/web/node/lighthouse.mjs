// Lighthouse's accessibility, as it finds pages just as they stand, for a browser that somebody else drives.
// Arguments: the folder of packages, the browser's address. Reads the name of a window a line, and says when it has
// seen it; at the end it answers with a line of JSON: of each the score and the audits that are not passed.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [packages, browserURL] = process.argv.slice(2);
const load = (module) => import(pathToFileURL(`${packages}/${module}`).href);
const { snapshotGather } = await load("lighthouse/core/gather/snapshot-runner.js");
const { Runner } = await load("lighthouse/core/runner.js");
const { default: usual } = await load("lighthouse/core/config/default-config.js");
const puppeteer = await load("puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
const { pageFunctions } = await load("lighthouse/core/lib/page-functions.js");
// the speed of the machine, on which a second is spent each time, says nothing about a page
pageFunctions.computeBenchmarkIndex = () => 2000;
// nobody reads its words: to choose their language anew for each of them takes longer than all audits
const { IntlMessageFormat } = await load("intl-messageformat/index.js");
const english = new Intl.Locale("en-US");
IntlMessageFormat.resolveLocale = () => english;
// all of that category and nothing else: reading the rest anew for each page takes longer than looking at it
const { accessibility } = usual.categories;
const wanted = new Set(accessibility.auditRefs.map(({ id }) => id));
const config = {
  ...usual, categories: { accessibility }, audits: usual.audits.filter((path) => wanted.has(path.split("/").pop())),
  artifacts: usual.artifacts.filter(({ id }) => id === "Accessibility"),
};
const flags = { formFactor: "desktop", screenEmulation: { disabled: true }, logLevel: "error", disableFullPageScreenshot: true };
const browser = await puppeteer.connect({ browserURL, defaultViewport: null });

async function called(name) {
  for (const page of await browser.pages()) if ((await page.evaluate(() => window.name)) === name) return page;
  throw new Error(`no window ${name}`);
}

const found = [];
for await (const name of createInterface({ input: process.stdin })) {
  const { artifacts, runnerOptions } = await snapshotGather(await called(name), { config, flags });
  console.log("seen");
  const { lhr } = await Runner.audit(artifacts, runnerOptions);
  const audits = Object.values(lhr.audits);
  const wrong = audits.filter(({ score }) => score !== null && score < 1).map(({ id }) => id);
  found.push({ score: lhr.categories.accessibility.score, checked: audits.length, wrong });
}
console.log(JSON.stringify(found));
await browser.disconnect();
