// The service worker of a served page: it saves only the page that says that the server cannot be reached, and shows
// calls. The program itself always comes from the server, so it is never an old one.
// @ts-check
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELF = "numeramis unreached", PAGE = "unreached.html";
/** Where push.js saves the subscription that the server knows. */
const CALLS = "numeramis calls", KEPT = "subscription";

/** Save the page in the player's present language; without a connection the saved one stays. */
const save = async () => (await caches.open(SHELF)).add(PAGE).catch(() => {});

/** @param {FetchEvent} event */
async function answer(event) {
  try {
    const page = await fetch(event.request);
    event.waitUntil(Promise.all([save(), renew()]));
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

// A browser or its push service can replace a subscription; the server hears of it now, or else when the page is opened.
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(/** @type {PushSubscriptionChangeEvent} */ (event).newSubscription));
});

/** Send the present subscription to the server if it is another one than the server knows.
 * @param {PushSubscription | null} [given] */
async function renew(given) {
  const old = await (await caches.match(KEPT))?.json();
  if (!old) return; // the player has not asked for calls here
  const present = given ?? await subscription(old.key).catch(() => null);
  if (!present || present.endpoint === old.endpoint) return;
  const kept = { ...present.toJSON(), key: old.key }, body = JSON.stringify({ old, new: kept });
  const told = await fetch("resubscribe", { method: "POST", body }).catch(() => null), shelf = await caches.open(CALLS);
  if (told?.ok) await shelf.put(KEPT, new Response(JSON.stringify(kept)));
  if (told?.status === 404) await shelf.delete(KEPT); // the player has stopped the calls
}

/** Return the present subscription, or a new one. @param {string} key public key of the server */
async function subscription(key) {
  const { pushManager } = worker.registration;
  return await pushManager.getSubscription() ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
