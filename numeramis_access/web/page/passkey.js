// Passkeys of this browser: made and shown as the program's house asks for it.
// @ts-check

/** Where this page comes from, empty where its browser has no passkeys: the line has to be secure. */
export const origin =
  isSecureContext && window.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined ? location.origin : "";

/** Have the player's device make a passkey, or show one, and hand the answer back; an empty one where it did not.
 * @param {{make: boolean, options: any}} asked @param {(message: object) => void} send */
export async function prove({ make, options }, send) {
  let passkey = "";
  try {
    const given = make
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
    passkey = JSON.stringify(given);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // whoever has changed their mind, or has no passkey here
  }
  send({ passkey });
}
