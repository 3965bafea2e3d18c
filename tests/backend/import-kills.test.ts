import type { SupabaseClient } from '@supabase/supabase-js';
import { operatorOf, ownerOf, start as startBackend } from './isolated-backend';
import { durationOf, killCount, killRepeatedly } from './kills';

const batches = 12;
const atOnce = 10;

/** The addresses of a file, in the batches in which they are imported. */
const fileOf = (name: string) =>
  Array.from({ length: batches }, (_, batch) =>
    Array.from({ length: atOnce }, (_, index) => `import-${name}-${batch}-${index}@example.com`),
  );

/** Imports a file as the dashboard does, one batch after the other. Returns the outcomes, or fewer if the backend dies. */
async function importFile(client: SupabaseClient, name: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (const addresses of fileOf(name)) {
    const entries = addresses.map((email) => ({ email, name: 'Ada Quill' }));
    const given = { entries, statement: 'These people agreed to receive my newsletter.' };
    const { data, error } = await client.rpc('import_subscribers', given);
    if (error) break;
    outcomes.push(...(data as string[]));
  }
  return outcomes;
}

const emailsIn = async (client: SupabaseClient, table: string, file: string) => {
  const { data } = await client.from(table).select('email').like('email', `import-${file}-%`).throwOnError();
  return (data as { email: string }[]).map(({ email }) => email).toSorted();
};

test('PE9 the same file resumes an import that is killed at random moments, without partial or duplicate rows', async () => {
  let backend = await startBackend();
  const first = await ownerOf(backend);
  const duration = await durationOf(() => importFile(first, 'whole'));
  await killRepeatedly('Importing', killCount(3), duration, async (untilKill, kill) => {
    const file = String(kill);
    const importing = importFile(await ownerOf(backend), file);
    await untilKill();
    await backend.end('SIGKILL');
    const reported = (await importing).length;
    backend = await startBackend({ DATA_DIR: backend.dataDir });
    const operator = operatorOf(backend);
    const stored = await emailsIn(operator, 'newsletter_subscribers_la2024', file);
    // Everything that was reported is there, and each batch is there as a whole.
    expect(stored.length).toBeGreaterThanOrEqual(reported);
    expect(stored.length % atOnce).toBe(0);
    expect(await emailsIn(operator, 'person_addresses', file)).toEqual(stored);
    const ownerClient = await ownerOf(backend);
    await importFile(ownerClient, file);
    const everyone = fileOf(file).flat();
    expect(await emailsIn(operator, 'newsletter_subscribers_la2024', file)).toEqual(everyone.toSorted());
    expect(await importFile(ownerClient, file)).toEqual(everyone.map(() => 'known'));
    return `after ${stored.length / atOnce} batches`;
  });
});
