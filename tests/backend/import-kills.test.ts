import type { SupabaseClient } from '@supabase/supabase-js';
import { operatorOf, ownerOf, start as startBackend } from './isolated-backend';

const batches = 12;
const atOnce = 40;
const kills = 3;

const addressesOf = (batch: number) =>
  Array.from({ length: atOnce }, (_, index) => `import-${batch}-${index}@example.com`);

/** Imports the file as the dashboard does, one batch after the other. Returns the outcomes, or fewer if the backend dies. */
async function importFile(client: SupabaseClient): Promise<string[]> {
  const outcomes: string[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const entries = addressesOf(batch).map((email) => ({ email, name: 'Ada Quill' }));
    const given = { entries, statement: 'These people agreed to receive my newsletter.' };
    const { data, error } = await client.rpc('import_subscribers', given);
    if (error) break;
    outcomes.push(...(data as string[]));
  }
  return outcomes;
}

const emailsIn = async (client: SupabaseClient, table: string) => {
  const { data } = await client.from(table).select('email').like('email', 'import-%').throwOnError();
  return (data as { email: string }[]).map(({ email }) => email);
};

test('PE9 an import that is killed at random moments is continued with the same file, and nothing is half done or doubled', async () => {
  let backend = await startBackend();
  for (let kill = 0; kill < kills; kill++) {
    const importing = importFile(await ownerOf(backend));
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 400));
    await backend.end('SIGKILL');
    const told = (await importing).length;
    backend = await startBackend({ DATA_DIR: backend.dataDir });
    const stored = await emailsIn(operatorOf(backend), 'newsletter_subscribers_la2024');
    // Everything that was reported is there, and each batch is there as a whole.
    expect(stored.length).toBeGreaterThanOrEqual(told);
    expect(stored.length % atOnce).toBe(0);
    expect(new Set(await emailsIn(operatorOf(backend), 'person_addresses'))).toEqual(new Set(stored));
  }
  await importFile(await ownerOf(backend));
  const everyone = Array.from({ length: batches }, (_, batch) => addressesOf(batch)).flat();
  expect((await emailsIn(operatorOf(backend), 'newsletter_subscribers_la2024')).toSorted()).toEqual(
    everyone.toSorted(),
  );
  expect(await importFile(await ownerOf(backend))).toEqual(everyone.map(() => 'known'));
});
