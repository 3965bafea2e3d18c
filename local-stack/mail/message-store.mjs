import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { replaceFile } from '../../config/files.mjs';

/** Other types cannot be sent in a header. */
const validType = /^[\w.+-]+\/[\w.+-]+$/;

/** The oldest emails are deleted beyond this number. */
const mostMessages = 1000;

/**
 * @typedef {{ name: string, address: string }} Person
 * @typedef {{ name: string, type: string, content: Buffer }} Attachment
 * @typedef {object} Message
 * @property {string} id
 * @property {Date} receivedAt
 * @property {Person} from
 * @property {Person[]} to
 * @property {string} subject
 * @property {string} text empty if the email has none
 * @property {string} html empty if the email has none
 * @property {Attachment[]} attachments
 * @property {Buffer} raw the email's source
 */

/** @typedef {Awaited<ReturnType<typeof openMessageStore>>} MessageStore */

/**
 * Stores emails as files in one folder, so that they survive a restart.
 *
 * @param {string} folder
 */
export async function openMessageStore(folder) {
  await mkdir(folder, { recursive: true });
  // Emails contain links that open the dashboard, so other users of this machine must not read them.
  await chmod(folder, 0o700);
  /** @type {Map<string, Message>} */
  const parsed = new Map();

  async function ids() {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .toSorted()
      .toReversed();
  }

  /** @param {string} id */
  async function find(id) {
    if (!/^\d{13}-[0-9a-f]{8}$/.test(id)) return undefined;
    const known = parsed.get(id);
    if (known) return known;
    const raw = await readFile(fileOf(id)).catch(() => undefined);
    if (!raw) return undefined;
    const message = await parseMessage(id, raw);
    parsed.set(id, message);
    return message;
  }

  /** @param {string} id */
  async function remove(id) {
    parsed.delete(id);
    await rm(fileOf(id), { force: true });
  }

  /** @param {string} id */
  const fileOf = (id) => path.join(folder, `${id}.eml`);

  return {
    /** @param {Buffer} raw */
    async add(raw) {
      const id = `${String(Date.now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
      replaceFile(fileOf(id), raw);
      await Promise.all((await ids()).slice(mostMessages).map(remove));
      return id;
    },
    find,
    /** Newest first. */
    async list() {
      const messages = await Promise.all((await ids()).map(find));
      return messages.filter((message) => message !== undefined);
    },
    async clear() {
      await Promise.all((await ids()).map(remove));
    },
  };
}

/**
 * @param {string} id
 * @param {Buffer} raw
 * @returns {Promise<Message>}
 */
async function parseMessage(id, raw) {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  return {
    id,
    receivedAt: new Date(Number(id.slice(0, 13))),
    from: person(mail.from),
    to: (mail.to ?? []).map(person),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    // A part without a file name is an alternative of the text, such as a calendar invite.
    attachments: mail.attachments
      .filter(({ filename }) => filename)
      .map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: validType.test(mimeType) ? mimeType : 'application/octet-stream',
        content: Buffer.from(/** @type {ArrayBuffer} */ (content)),
      })),
    raw,
  };
}

/**
 * @param {import('postal-mime').Address | undefined} address
 * @returns {Person}
 */
function person(address) {
  return { name: address?.name ?? '', address: address?.address ?? '' };
}
