/** Passkeys as browsers have them: what the server asked goes in as JSON, and what the authenticator said comes out. */

type Bytes = Uint8Array<ArrayBuffer>;

export function bytesOf(text: string): Bytes {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
export function textOf(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

type Named = { id: string; type: "public-key" };
type Asked = { challenge: string; excludeCredentials?: Named[]; allowCredentials?: Named[]; user?: { id: string } };
const named = (list: readonly Named[] | undefined) => (list ?? []).map((one) => ({ ...one, id: bytesOf(one.id) }));

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined" && "credentials" in navigator;

/** A new passkey as JSON, null when its person thought better of it. */
export async function makePasskey(options: string): Promise<string | null> {
  const asked = JSON.parse(options) as Asked & PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    user: { ...asked.user, id: bytesOf(asked.user.id) },
    excludeCredentials: named(asked.excludeCredentials as Named[]),
  } as PublicKeyCredentialCreationOptions;
  const made = await given(navigator.credentials.create({ publicKey }));
  const response = made?.response;
  if (!made || !(response instanceof AuthenticatorAttestationResponse)) return null;
  return told(made, { attestationObject: textOf(response.attestationObject) }, response.clientDataJSON);
}

/** What a passkey says, null when none was given. */
export async function usePasskey(options: string): Promise<string | null> {
  const asked = JSON.parse(options) as Asked & PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    allowCredentials: named(asked.allowCredentials as Named[]),
  } as PublicKeyCredentialRequestOptions;
  const used = await given(navigator.credentials.get({ publicKey }));
  const response = used?.response;
  if (!used || !(response instanceof AuthenticatorAssertionResponse)) return null;
  const parts = {
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  };
  return told(used, parts, response.clientDataJSON);
}

async function given(asking: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    const found = await asking;
    return found instanceof PublicKeyCredential ? found : null;
  } catch {
    return null; // it was dismissed, took too long, or is there already
  }
}

function told(made: PublicKeyCredential, parts: object, said: ArrayBuffer): string {
  const id = textOf(made.rawId);
  return JSON.stringify({
    id,
    rawId: id,
    type: made.type,
    response: { ...parts, clientDataJSON: textOf(said) },
    authenticatorAttachment: made.authenticatorAttachment,
    clientExtensionResults: {},
  });
}

/** What to call this device in a list: "Firefox, Android". */
export function deviceLabel(agent = navigator.userAgent): string {
  const browser = [
    [/Edg\//, "Edge"],
    [/Firefox\//, "Firefox"],
    [/OPR\//, "Opera"],
    [/Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
  ].find(([pattern]) => (pattern as RegExp).test(agent))?.[1];
  const system = [
    [/iPhone|iPad/, "iOS"],
    [/Android/, "Android"],
    [/Mac OS/, "macOS"],
    [/Windows/, "Windows"],
    [/Linux/, "Linux"],
  ].find(([pattern]) => (pattern as RegExp).test(agent))?.[1];
  return [browser, system].filter(Boolean).join(", ").slice(0, 40);
}
