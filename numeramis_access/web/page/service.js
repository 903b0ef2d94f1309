// The service worker of a served page: it saves only the page that says that the server cannot be reached, and shows
// calls. The program itself always comes from the server, so it is never an old one.
// @ts-check
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELF = "numeramis unreached", PAGE = "unreached.html";

/** Save the page in the player's present language; without a connection the saved one stays. */
const save = async () => (await caches.open(SHELF)).add(PAGE).catch(() => {});

/** @param {FetchEvent} event */
async function answer(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(save());
    return page;
  } catch (error) {
    const saved = await caches.match(PAGE);
    if (saved) return saved;
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(save().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(answer(event));
});

// A call to a table by turns: shown in the player's language, and its click opens the table.
worker.addEventListener("push", (event) => {
  const { title, body, lang, go } = event.data?.json() ?? {};
  const how = { body, lang, tag: go, icon: "icon-192.png", data: go };
  event.waitUntil(worker.registration.showNotification(title ?? "Numeramis Access", how));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`./#${event.notification.data ?? "tables"}`));
});

/** Open a place in the page that is open already, or else in a new one. @param {string} place */
async function open(place) {
  const [page] = await worker.clients.matchAll({ type: "window" });
  if (!page) return worker.clients.openWindow(place);
  await page.focus();
  return page.navigate(place);
}
