// Passkeys of this browser: created and used at the request of the program's server.
// @ts-check

/** The page's origin, empty if its browser has no passkeys, which need a secure line. */
export const origin =
  isSecureContext && window.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined ? location.origin : "";

/** Have the player's device create a passkey, or sign with one, and send the answer; an empty one on failure.
 * @param {{make: boolean, options: any}} asked @param {(message: object) => void} send */
export async function prove({ make, options }, send) {
  let passkey = "";
  try {
    const given = make
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
    passkey = JSON.stringify(given);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // the player cancelled, or has no passkey here
  }
  send({ passkey });
}
