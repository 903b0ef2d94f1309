// Messages of the server that this browser shows while the page is closed (Web Push).
// @ts-check

/** The time zone of this browser. */
export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** Return "yes" if this browser can show such messages, else why not. */
export function ability() {
  if (!isSecureContext) return "open-line";
  if (!("PushManager" in window)) return "standalone" in navigator && !navigator.standalone ? "install" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "yes";
}

/** Ask the player and the browser for a subscription, and send it; an empty one after a refusal.
 * @param {string} key public key of the server @param {(message: object) => void} send */
export async function subscribe(key, send) {
  let subscription = "";
  try {
    if (await Notification.requestPermission() === "granted") subscription = await keep(await ask(key), key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no push service can be reached
  }
  send({ subscription });
}

/** Save a subscription for the service worker, which renews it, and return it as text.
 * @param {PushSubscription} subscription @param {string} key public key of the server */
async function keep(subscription, key) {
  const text = JSON.stringify({ ...subscription.toJSON(), key });
  await (await caches.open("numeramis calls")).put("subscription", new Response(text));
  return text;
}

/** @param {string} key @returns {Promise<PushSubscription>} */
async function ask(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe(); // it was made for another server's key
    return pushManager.subscribe(wish);
  }
}
