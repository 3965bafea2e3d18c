import type { SupabaseClient } from '@supabase/supabase-js';
import type { RunningBackend } from './backend-process';
import { operatorOf, ownerOf, sendMessage, start, visitorOf } from './isolated-backend';
import { durationOf, killCount, killRepeatedly } from './kills';

const people = 4;

/** Adds people who wrote one message and have one note. Returns their addresses. */
async function addPeople(backend: RunningBackend, round: string): Promise<string[]> {
  const emails = Array.from({ length: people }, (_, index) => `erased-${round}-${index}@example.com`);
  const ownerClient = await ownerOf(backend);
  for (const email of emails) {
    await sendMessage(visitorOf(backend), email).throwOnError();
    const { data } = await ownerClient.rpc('person_page', { id_or_email: email }).single<{ id: string }>();
    await ownerClient.from('person_notes').insert({ person_id: data!.id, text: email }).throwOnError();
  }
  return emails;
}

/** How many places still know the address: 4 before the person is erased, and 0 afterwards. */
async function placesOf(backend: RunningBackend, email: string): Promise<number> {
  const count = async (table: string, column: string) => {
    const counting = operatorOf(backend).from(table).select('*', { count: 'exact', head: true }).eq(column, email);
    return (await counting.throwOnError()).count ?? 0;
  };
  const counts = await Promise.all([
    count('person_addresses', 'email'),
    count('contact_messages_la2024', 'email'),
    count('person_notes', 'text'),
    count('change_history', 'after->>text'),
  ]);
  return counts.reduce((sum, one) => sum + one);
}

/** Erases people one after the other, until all are erased or the backend dies. */
async function eraseAll(ownerClient: SupabaseClient, emails: string[]): Promise<void> {
  for (const email of emails) {
    const { data } = await ownerClient.rpc('person_page', { id_or_email: email }).maybeSingle<{ id: string }>();
    if (data) await ownerClient.rpc('erase_person', { person_id: data.id }).throwOnError();
  }
}

test('PE5 killing the backend during an erasure leaves no person half erased', async () => {
  let backend = await start();
  const all = await addPeople(backend, 'whole');
  const first = await ownerOf(backend);
  const duration = await durationOf(() => eraseAll(first, all));
  await killRepeatedly('Erasing', killCount(3), duration, async (untilKill, kill) => {
    const emails = await addPeople(backend, String(kill));
    const erasing = Promise.allSettled([eraseAll(await ownerOf(backend), emails)]);
    await untilKill();
    await backend.end('SIGKILL');
    await erasing;
    backend = await start({ DATA_DIR: backend.dataDir });
    const left = await Promise.all(emails.map((email) => placesOf(backend, email)));
    for (const places of left) expect([0, 4]).toContain(places);
    // Trying again erases the others.
    await eraseAll(await ownerOf(backend), emails);
    for (const email of emails) expect(await placesOf(backend, email)).toBe(0);
    return `with ${left.filter((places) => places === 0).length} of ${people} erased`;
  });
});
