import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import type { Manifest, SavedState } from 'domain/backup/manifest';
import { sha256 } from 'domain/sha256';
import { runScript, type Ended } from '../run-script';
import { newFolder, type RunningBackend } from './backend-process';
import { imageBytes } from './images';
import { operatorOf, ownerOf } from './isolated-backend';
import { clientForm } from './owner-times';

/** Runs `npm run save` or `npm run restore`, and kills it on request. */
export const run = (
  command: string,
  { url, secretKey }: RunningBackend,
  given: string[],
  untilKilled?: Promise<unknown>,
): Promise<Ended> =>
  runScript(`local-stack/${command}.ts`, given, { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey }, untilKilled);

export async function save(
  backend: RunningBackend,
): Promise<{ file: string; manifest: Manifest; content: Record<string, Uint8Array> }> {
  const file = path.join(await newFolder(), 'saved.zip');
  expect(await run('save', backend, [file])).toMatchObject({ status: 0 });
  return { file, ...(await readSaved(file)) };
}

export async function readSaved(file: string): Promise<{ manifest: Manifest; content: Record<string, Uint8Array> }> {
  const content = unzipSync(new Uint8Array(await readFile(file)));
  return { content, manifest: JSON.parse(Buffer.from(content['manifest.json']!).toString()) as Manifest };
}

/** A saved file with another manifest. */
export async function withManifest(file: string, change: (manifest: Manifest) => void): Promise<Uint8Array> {
  const { manifest, content } = await readSaved(file);
  change(manifest);
  content['manifest.json'] = new TextEncoder().encode(JSON.stringify(manifest));
  content['manifest.sha256'] = new TextEncoder().encode(await sha256(JSON.stringify(manifest)));
  return zipSync(content);
}

/** The hash of each table. A restored project also has hashes of links that it made itself. */
export const hashesOf = ({ tables }: Manifest) =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([name, { sha256 }]) => (name.endsWith('_links') ? [] : [[name, sha256]])),
  );

/** Identifies the rows of every table, faster than saving them. */
export async function stateOf(backend: RunningBackend): Promise<{ images: unknown; tables: unknown }> {
  const { data } = await operatorOf(backend).rpc('saved_state').throwOnError();
  const { tables, images } = data as SavedState;
  return { images, tables: Object.entries(tables).filter(([name]) => !name.endsWith('_links')) };
}

/** A project with a row of every kind, and the content of its emails. */
export async function fill(backend: RunningBackend) {
  const owner = await ownerOf(backend);
  const operator = operatorOf(backend);
  const client = { first_name: 'Zoë', last_name: '"Quill"\n', email: 'zoe@example.com', is_sure: true };
  const form = clientForm({ date: '2031-03-04', time: '7:00 AM' }, client);
  const { data: booked } = await owner.rpc('book_for_client', form).throwOnError();
  const { data: mails } = await operator
    .rpc('claim_mail', { for_booking: (booked as { id: string }).id })
    .throwOnError();
  for (const { mail_id, claim } of mails as { mail_id: string; claim: string }[]) {
    await operator.rpc('start_mail', { mail_id, mail_claim: claim }).throwOnError();
    await operator.rpc('finish_mail', { mail_id, mail_claim: claim }).throwOnError();
  }
  await owner.from('newsletter_campaigns').insert({ subject: 'News', body: 'Hello' }).throwOnError();
  await owner.from('site_settings_la2024').upsert({ key: 'smtp_password', value: '"hunter2-hunter2"' }).throwOnError();
  await owner.rpc('add_calendar_feed', { name: 'Phone', shows_clients: true }).throwOnError();
  const { data: people } = await owner.from('people').select('id').limit(1).throwOnError();
  await owner.from('person_notes').insert({ person_id: people![0]!.id, text: 'Likes tea 🍵' }).throwOnError();
  const { data: shown } = await owner.from('testimonials_la2024').select('id').limit(1).throwOnError();
  await owner.from('testimonials_la2024').delete().eq('id', shown![0]!.id).throwOnError();
  const image = `posts/${crypto.randomUUID()}.webp`;
  const { error } = await owner.storage
    .from('images')
    .upload(image, imageBytes('image/webp'), { contentType: 'image/webp' });
  expect(error).toBeNull();
  return { image, link: (mails as { link: string }[])[0]!.link };
}
