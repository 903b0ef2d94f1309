// The service worker: saves every file of its version, and answers with those of the version in use.
// @ts-check
/// <reference lib="webworker" />
// The build puts a line before this file: const SITE = {version, files, apart}.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** remembers the version in use */
const SHELF = "numeramis-version";
/** @param {string} version */
const shelf = (version) => `numeramis ${version}`;

/** Return the version in use; the first one is used without asking. */
async function used() {
  const found = await (await caches.open(SHELF)).match("used");
  return found ? found.text() : SITE.version;
}

/** Use this version from now on, and delete all others. */
async function use() {
  await (await caches.open(SHELF)).put("used", new Response(SITE.version));
  for (const name of await caches.keys()) {
    if (name.startsWith("numeramis ") && name !== shelf(SITE.version)) await caches.delete(name);
  }
}

/** Return the optional files that the player has in the version in use, to save them in this one too. */
async function had() {
  const version = await used();
  if (version === SITE.version) return [];
  const kept = await (await caches.open(shelf(version))).keys();
  const names = kept.map(({ url }) => url.split("/").at(-1));
  return SITE.apart.filter((/** @type {string} */ file) => names.includes(file.split("/").at(-1)));
}

async function fill() {
  await (await caches.open(shelf(SITE.version))).addAll([...SITE.files, ...(await had())]);
  if ((await used()) === SITE.version) await use();
}

/** @param {Request} request */
async function answer(request) {
  const version = await used();
  const start = new URL("./", worker.registration.scope).href;
  const page = request.mode === "navigate" && [start, `${start}index.html`].includes(request.url.split(/[?#]/)[0] ?? "");
  const wanted = page ? new URL(`${version}/index.html`, start).href : request;
  return (await (await caches.open(shelf(version))).match(wanted)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
worker.addEventListener("message", (event) => {
  const { using } = event.data;
  if (using && using !== SITE.version) event.source?.postMessage({ newer: true });
  if (event.data.use) event.waitUntil(use().then(() => event.source?.postMessage({ used: true })));
});
