/** The way out of the newsletter, for one reader of one mail. Only the hash of its token is ever stored. */
export type UnsubscribeLink = { address: string; hash: string };

/** @param functionUrl where this function answers, as readers reach it */
export async function newUnsubscribeLink(functionUrl: string): Promise<UnsubscribeLink> {
  const token = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { address: `${functionUrl}/unsubscribe?token=${token}`, hash: await hashOf(token) };
}

/** SHA-256, in hexadecimal. */
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
