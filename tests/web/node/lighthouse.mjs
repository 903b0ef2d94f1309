// Lighthouse's accessibility, as it finds a page just as it stands, for a browser that somebody else drives.
// Arguments: the folder of packages, the browser's address. Reads the name of a window a line; answers with a line
// of JSON: the audits that are not passed.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [packages, browserURL] = process.argv.slice(2);
const load = (module) => import(pathToFileURL(`${packages}/${module}`).href);
const { snapshot } = await load("lighthouse/core/index.js");
const puppeteer = await load("puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
const { pageFunctions } = await load("lighthouse/core/lib/page-functions.js");
// the speed of the machine, on which a second is spent each time, says nothing about a page
pageFunctions.computeBenchmarkIndex = () => 2000;
const flags = {
  onlyCategories: ["accessibility"], formFactor: "desktop", screenEmulation: { disabled: true }, logLevel: "error",
  disableFullPageScreenshot: true,
};
const browser = await puppeteer.connect({ browserURL, defaultViewport: null });

async function called(name) {
  for (const page of await browser.pages()) if ((await page.evaluate(() => window.name)) === name) return page;
  throw new Error(`no window ${name}`);
}

for await (const name of createInterface({ input: process.stdin })) {
  const { lhr } = await snapshot(await called(name), { flags });
  const audits = Object.values(lhr.audits);
  const wrong = audits.filter(({ score }) => score !== null && score < 1).map(({ id }) => id);
  console.log(JSON.stringify({ score: lhr.categories.accessibility.score, checked: audits.length, wrong }));
}
await browser.disconnect();
