import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../domain/src/sha256.ts';

/** The unsubscribe link of one recipient in one email. Only the hash of its token is stored. */
export type UnsubscribeLink = {
  /** The page that asks the reader: the site's, if its address is known. */
  page: string;
  /** Takes the single POST of a mail client's button (RFC 8058). */
  oneClick: string;
  hash: string;
};

/** @param functionUrl the public address of this function */
export async function newUnsubscribeLink(functionUrl: string, siteUrl?: string): Promise<UnsubscribeLink> {
  const token = randomBytes(32).toString('base64url');
  const oneClick = `${functionUrl}/unsubscribe?token=${token}`;
  return { page: siteUrl ? unsubscribePage(siteUrl, token) : oneClick, oneClick, hash: await sha256(token) };
}

/** @param state a token, or the outcome that the page shows. After the hash, where the site's host does not log it. */
export const unsubscribePage = (siteUrl: string, state: string) => `${siteUrl}/unsubscribe/#${state}`;
