/** The unsubscribe link of one recipient in one mail. Only the hash of its token is stored. */
export type UnsubscribeLink = { address: string; hash: string };

/** @param functionUrl the public address of this function */
export async function newUnsubscribeLink(functionUrl: string): Promise<UnsubscribeLink> {
  const token = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { address: `${functionUrl}/unsubscribe?token=${token}`, hash: await hashOf(token) };
}

/** Returns the SHA-256 hash in hexadecimal. */
export async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
