import type { Database } from '../_shared/database.ts';

type Options = { url: string; secretKey: string; database: Pick<Database, 'call'>; fetch?: typeof fetch };

/** Removes the uploaded pictures that no testimonial shows anymore: anyone who knows the address of one could still open it. */
export async function removeUnusedPictures({ url, secretKey, database, fetch: send = fetch }: Options): Promise<void> {
  const prefixes = await database.call<string[]>('unused_pictures', {});
  if (prefixes.length === 0) return;
  const response = await send(`${url}/storage/v1/object/images`, {
    method: 'DELETE',
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefixes }),
  });
  if (!response.ok) throw new Error(`The storage answered ${response.status} to removing pictures.`);
}
