import type { SupabaseClient } from '@supabase/supabase-js';
import type { RunningBackend } from './backend-process';
import { confirmSubscriptions, startedCampaign } from './campaign-steps';
import { operatorOf, ownerOf, sendMessage, start, visitorOf } from './isolated-backend';
import { durationOf, killCount, killRepeatedly } from './kills';
import { clientForm } from './owner-times';

/** The addresses of four people who wrote one message and have one note. */
async function addPeople(backend: RunningBackend, owner: SupabaseClient, round: string): Promise<string[]> {
  const emails = Array.from({ length: 4 }, (_, index) => `erased-${round}-${index}@example.com`);
  for (const email of emails) {
    await sendMessage(visitorOf(backend), email).throwOnError();
    const { data } = await owner.rpc('person_page', { id_or_email: email }).single<{ id: string }>();
    await owner.from('person_notes').insert({ person_id: data!.id, text: email }).throwOnError();
  }
  return emails;
}

/** How many places still know the address: 4 before the person is erased, and 0 afterward. */
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

/** Erases those of the people who are still stored. */
async function eraseAll(owner: SupabaseClient, emails: string[]): Promise<void> {
  for (const email of emails) {
    const { data } = await owner.rpc('person_page', { id_or_email: email }).maybeSingle<{ id: string }>();
    if (data) await owner.rpc('erase_person', { person_id: data.id }).throwOnError();
  }
}

const batchSize = 10;

/** The addresses of a file, in the batches in which they are imported. */
const fileOf = (name: string) =>
  Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: batchSize }, (_item, index) => `import-${name}-${batch}-${index}@example.com`),
  );

/** Imports a file as the dashboard does. Returns the outcomes, or fewer if the backend dies. */
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

const importedInto = async (table: string, client: SupabaseClient, file: string) => {
  const { data } = await client.from(table).select('email').like('email', `import-${file}-%`).throwOnError();
  return (data as { email: string }[]).map(({ email }) => email).toSorted();
};

const deletedEmail = 'restored@example.com';

/** The deleted rows by a value of theirs, and the rows that refer to them. */
const restored = [
  { table: 'bookings_la2024', column: 'email' },
  { table: 'contact_messages_la2024', column: 'email', link: ['personal_mails', 'message_id'] },
  { table: 'newsletter_subscribers_la2024', column: 'email', link: ['newsletter_campaign_mails', 'subscriber_id'] },
  { table: 'testimonials_la2024', column: 'name' },
  { table: 'blog_posts_la2024', column: 'title' },
] as const;

/** Adds one row of each kind, with rows that refer to it, next to rows of another person. */
async function addRows(backend: RunningBackend, owner: SupabaseClient): Promise<void> {
  const visitor = visitorOf(backend);
  for (const email of [deletedEmail, 'other@example.com']) {
    await sendMessage(visitor, email).throwOnError();
    const message = await owner.from('contact_messages_la2024').select('id').eq('email', email).single().throwOnError();
    const answer = { mail_id: crypto.randomUUID(), subject: 'Re', body: 'Yes.' };
    const answers_message = (message.data as { id: string }).id;
    await owner.rpc('send_personal_mail', { ...answer, answers_message }).throwOnError();
    await visitor.rpc('subscribe', { email }).throwOnError();
  }
  await confirmSubscriptions(operatorOf(backend), visitor);
  await startedCampaign(owner);
  const form = clientForm({ date: '2031-03-04', time: '7:00 AM' }, { email: deletedEmail, is_sure: true });
  await owner.rpc('book_for_client', form).throwOnError();
  await owner.from('testimonials_la2024').insert({ name: deletedEmail, content: 'Good' }).throwOnError();
  const post = { title: deletedEmail, slug: 'restored', content: 'A word. '.repeat(2000) };
  await owner.from('blog_posts_la2024').insert(post).throwOnError();
}

/** The row of a kind, with its references and emails; null while it is deleted. */
async function stateOf(owner: SupabaseClient, kind: (typeof restored)[number]): Promise<unknown> {
  const { data } = await owner.from(kind.table).select('*').eq(kind.column, deletedEmail).throwOnError();
  const [row] = data as { id: string }[];
  if (!row) return null;
  const mails = await owner.rpc('booking_mails', { for_booking: row.id }).throwOnError();
  if (!('link' in kind)) return { row, mails: mails.data };
  const [table, column] = kind.link;
  const links = await owner.from(table).select('id').eq(column, row.id).order('id').throwOnError();
  expect(links.data).toHaveLength(1);
  return { row, links: links.data };
}

const statesOf = (owner: SupabaseClient) => Promise.all(restored.map((kind) => stateOf(owner, kind)));

async function deleteRows(owner: SupabaseClient): Promise<void> {
  for (const { table, column } of restored) await owner.from(table).delete().eq(column, deletedEmail).throwOnError();
}

/** Restores those of the rows that the history still offers. */
async function restoreRows(owner: SupabaseClient, ids: string[]): Promise<void> {
  const offered = owner.from('change_history').select('id').not('restorable_until', 'is', null).in('row_id', ids);
  const { data } = await offered.throwOnError();
  for (const { id } of data as { id: number }[]) await owner.rpc('restore_deleted', { entry_id: id }).throwOnError();
}

test('PE5 PE9 BK3 a killed backend leaves each erasure, import batch and restored row whole or undone, and the rest can follow', async () => {
  let backend = await start();
  let owner = await ownerOf(backend);
  await addRows(backend, owner);
  const before = await statesOf(owner);
  expect(before).not.toContain(null);
  const ids = (before as { row: { id: string } }[]).map(({ row }) => row.id);
  const prepare = async (round: string) => {
    await deleteRows(owner);
    return addPeople(backend, owner, round);
  };
  const doAll = (round: string, emails: string[]) =>
    Promise.allSettled([importFile(owner, round), eraseAll(owner, emails), restoreRows(owner, ids)]);

  const first = await prepare('whole');
  const duration = await durationOf(() => doAll('whole', first));
  expect(await statesOf(owner)).toEqual(before);

  await killRepeatedly('Erasing, importing and restoring rows', killCount(3), duration, async (untilKill, kill) => {
    const round = String(kill);
    const emails = await prepare(round);
    const working = doAll(round, emails);
    await untilKill();
    await backend.end('SIGKILL');
    const [importing] = await working;
    const reported = importing.status === 'fulfilled' ? importing.value.length : 0;
    backend = await start({ DATA_DIR: backend.dataDir });
    owner = await ownerOf(backend);
    const operator = operatorOf(backend);

    const places = await Promise.all(emails.map((email) => placesOf(backend, email)));
    for (const count of places) expect([0, 4]).toContain(count);
    const imported = await importedInto('newsletter_subscribers_la2024', operator, round);
    expect(imported.length).toBeGreaterThanOrEqual(reported);
    expect(imported.length % batchSize).toBe(0);
    expect(await importedInto('person_addresses', operator, round)).toEqual(imported);
    const states = await statesOf(owner);
    for (const [index, state] of states.entries()) if (state) expect(state).toEqual(before[index]);

    await doAll(round, emails);
    for (const email of emails) expect(await placesOf(backend, email)).toBe(0);
    const everyone = fileOf(round).flat();
    expect(await importedInto('newsletter_subscribers_la2024', operator, round)).toEqual(everyone.toSorted());
    expect(await importFile(owner, round)).toEqual(everyone.map(() => 'known'));
    expect(await statesOf(owner)).toEqual(before);
    const done = [
      places.filter((count) => count === 0).length,
      imported.length / batchSize,
      states.filter(Boolean).length,
    ];
    return `with ${done.join(', ')} of 4, 12 and ${restored.length} done`;
  });
});
