// Offers to install the page as a program, where the browser can, and shows on its icon how many tables wait.
// @ts-check

/** Show a button while the browser offers the installation. @param {HTMLElement} button */
export function offerInstallation(button) {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      void /** @type {any} */ (event).prompt();
    };
  });
  window.addEventListener("appinstalled", () => { button.hidden = true; });
}

/** Show a number on the icon, 0 for none. @param {number} count */
export const mark = (count) => void navigator.setAppBadge?.(count).catch(() => {});
