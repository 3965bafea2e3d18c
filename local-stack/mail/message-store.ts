import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { replaceFile } from '../../config/files.mjs';
import type { Address } from 'postal-mime';

/** Other types cannot be sent in a header. */
const validType = /^[\w.+-]+\/[\w.+-]+$/;

/** The oldest emails are deleted beyond this number. */
const maxMessages = 1000;

export type Person = { name: string; address: string };
type Attachment = { name: string; type: string; content: Buffer };
export type Message = {
  id: string;
  receivedAt: Date;
  from: Person;
  to: Person[];
  subject: string;
  /** Empty if the email has none. */
  text: string;
  /** Empty if the email has none. */
  html: string;
  attachments: Attachment[];
  /** The email's source. */
  raw: Buffer;
};

export type MessageStore = Awaited<ReturnType<typeof openMessageStore>>;

/** Stores emails as files in one folder, so that they survive a restart. */
export async function openMessageStore(folder: string) {
  await mkdir(folder, { recursive: true });
  // Emails contain links that open the dashboard, so other users of this machine must not read them.
  await chmod(folder, 0o700);
  const parsed: Map<string, Message> = new Map();

  async function ids() {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .toSorted()
      .toReversed();
  }

  async function find(id: string) {
    if (!/^\d{13}-[0-9a-f]{8}$/.test(id)) return undefined;
    const known = parsed.get(id);
    if (known) return known;
    const raw = await readFile(fileOf(id)).catch(() => undefined);
    if (!raw) return undefined;
    const message = await parseMessage(id, raw);
    parsed.set(id, message);
    return message;
  }

  async function remove(id: string) {
    parsed.delete(id);
    await rm(fileOf(id), { force: true });
  }

  const fileOf = (id: string) => path.join(folder, `${id}.eml`);

  return {
    async add(raw: Buffer) {
      const id = `${String(Date.now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
      replaceFile(fileOf(id), raw);
      await Promise.all((await ids()).slice(maxMessages).map(remove));
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

async function parseMessage(id: string, raw: Buffer): Promise<Message> {
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
        content: Buffer.from(content as ArrayBuffer),
      })),
    raw,
  };
}

function person(address: Address | undefined): Person {
  return { name: address?.name ?? '', address: address?.address ?? '' };
}
