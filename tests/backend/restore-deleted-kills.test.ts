import type { SupabaseClient } from '@supabase/supabase-js';
import type { RunningBackend } from './backend-process';
import { confirmSubscriptions, startedCampaign } from './campaign-steps';
import { operatorOf, ownerOf, sendMessage, start, visitorOf } from './isolated-backend';
import { durationOf, killCount, killRepeatedly } from './kills';
import { clientForm } from './owner-times';

const email = 'restored@example.com';

/** The deleted rows by a value of theirs, and the rows that refer to them. */
const restored = [
  { table: 'bookings_la2024', column: 'email' },
  { table: 'contact_messages_la2024', column: 'email', link: ['personal_mails', 'message_id'] },
  { table: 'newsletter_subscribers_la2024', column: 'email', link: ['newsletter_campaign_mails', 'subscriber_id'] },
  { table: 'testimonials_la2024', column: 'name' },
  { table: 'blog_posts_la2024', column: 'title' },
] as const;

type Kind = (typeof restored)[number];

/** Adds one row of each kind, with rows that refer to it, next to rows of another person. */
async function addRows(backend: RunningBackend): Promise<void> {
  const [owner, visitor] = [await ownerOf(backend), visitorOf(backend)];
  for (const one of [email, 'other@example.com']) {
    await sendMessage(visitor, one).throwOnError();
    const message = await owner.from('contact_messages_la2024').select('id').eq('email', one).single().throwOnError();
    const answer = { mail_id: crypto.randomUUID(), subject: 'Re', body: 'Yes.' };
    const answers_message = (message.data as { id: string }).id;
    await owner.rpc('send_personal_mail', { ...answer, answers_message }).throwOnError();
    await visitor.rpc('subscribe', { email: one }).throwOnError();
  }
  await confirmSubscriptions(operatorOf(backend), visitor);
  await startedCampaign(owner);
  const form = clientForm({ date: '2031-03-04', time: '7:00 AM' }, { email, is_sure: true });
  await owner.rpc('book_for_client', form).throwOnError();
  await owner.from('testimonials_la2024').insert({ name: email, content: 'Good' }).throwOnError();
  const post = { title: email, slug: 'restored', content: 'A word. '.repeat(2000) };
  await owner.from('blog_posts_la2024').insert(post).throwOnError();
}

/** The row of a kind, with its references and emails; null while it is deleted. */
async function stateOf(owner: SupabaseClient, kind: Kind): Promise<unknown> {
  const { data } = await owner.from(kind.table).select('*').eq(kind.column, email).throwOnError();
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
  for (const { table, column } of restored) await owner.from(table).delete().eq(column, email).throwOnError();
}

/** Restores those of the rows that the history still offers, as far as the backend lives. */
async function restoreRows(owner: SupabaseClient, ids: string[]): Promise<void> {
  const offered = owner.from('change_history').select('id').not('restorable_until', 'is', null).in('row_id', ids);
  const { data } = await offered.throwOnError();
  for (const { id } of data as { id: number }[]) await owner.rpc('restore_deleted', { entry_id: id }).throwOnError();
}

test('BK3 a backend that is killed while deleted rows are restored restores each with all that belongs to it, or nothing', async () => {
  let backend = await start();
  await addRows(backend);
  let owner = await ownerOf(backend);
  const before = await statesOf(owner);
  expect(before).not.toContain(null);
  const ids = (before as { row: { id: string } }[]).map(({ row }) => row.id);
  await deleteRows(owner);
  const duration = await durationOf(() => restoreRows(owner, ids));
  expect(await statesOf(owner)).toEqual(before);

  await killRepeatedly('Restoring deleted rows', killCount(3), duration, async (untilKill) => {
    await deleteRows(owner);
    const restoring = Promise.allSettled([restoreRows(owner, ids)]);
    await untilKill();
    await backend.end('SIGKILL');
    await restoring;
    backend = await start({ DATA_DIR: backend.dataDir });
    owner = await ownerOf(backend);
    const states = await statesOf(owner);
    for (const [index, state] of states.entries()) if (state) expect(state).toEqual(before[index]);
    // The other rows can still be restored.
    await restoreRows(owner, ids);
    expect(await statesOf(owner)).toEqual(before);
    return `with ${states.filter(Boolean).length} of ${restored.length} restored`;
  });
});
