// Saves the whole site in the browser, so that it works without a network; a newer one is offered, never forced.
// @ts-check

/** the folder of this version */
const VERSION = new URL(".", import.meta.url).pathname.split("/").at(-2);

/** @param {import("./main.js").Page} page offers a newer version */
export async function offer(page) {
  const service = navigator.serviceWorker;
  if (!service) return;
  service.onmessage = ({ data, source }) => {
    if (data.used) location.reload();
    else if (data.newer) page.notice(page.label("update"), page.label("update-take"), () => source?.postMessage({ use: true }));
  };
  const first = !service.controller;
  const found = await service.register("service.js").catch(() => null);
  if (!found) return;
  const ask = () => (found.waiting ?? found.active)?.postMessage({ using: VERSION });
  found.onupdatefound = () => {
    const coming = found.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") ask();
      if (coming.state === "activated" && first && !page.noticed()) page.notice(page.label("offline"));
    });
  };
  ask();
}
