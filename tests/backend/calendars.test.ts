import type { SupabaseClient } from '@supabase/supabase-js';
import { localOwner, operator, owner, visitor } from './api';
import { connectCalendar, reading } from './calendar-steps';
import { book, bookableDates, bookingForm, clearCalendar } from './slots';

const post = operator();
let ownerClient: SupabaseClient;
const day = () => bookableDates()[5]!;

beforeAll(async () => {
  ownerClient = await owner();
});

async function disconnectAll() {
  await ownerClient.from('calendars').delete().neq('name', '').throwOnError();
}
beforeEach(async () => {
  await disconnectAll();
  await clearCalendar();
});
afterAll(disconnectAll);

/** Ten to eleven on the coach's clock. */
const dentist = async (): Promise<[string, string]> => {
  const { data } = await book(bookingForm({ date: day(), time: '10:00 AM' })).throwOnError();
  const { starts_at, ends_at } = data as { starts_at: string; ends_at: string };
  await clearCalendar();
  return [starts_at, ends_at];
};

const taken = async () => {
  const { data } = await visitor().rpc('taken_ranges', { from_date: day(), to_date: day() }).throwOnError();
  return (data as { starts_at: string; ends_at: string }[]).map(({ starts_at, ends_at }) =>
    [starts_at, ends_at].map((time) => Date.parse(time)),
  );
};
const instants = (span: readonly string[]) => span.map((time) => Date.parse(time));

const claim = async (id: string) =>
  (
    (await post.rpc('claim_calendars', { only_one: id }).throwOnError()).data as { claim: string; version: string }[]
  )[0];
const finish = (id: string, claimed: { claim: string }, found: ReturnType<typeof reading>) =>
  post.rpc('finish_calendar', { of_calendar: id, its_claim: claimed.claim, reading: found }).throwOnError();

test('CA2 a busy time is taken for visitors until it is gone from the calendar', async () => {
  const span = await dentist();
  const id = await connectCalendar('Family', [span]);
  expect(await taken()).toEqual([instants(span)]);
  const { error } = await book(bookingForm({ date: day(), time: '10:00 AM' }));
  expect(error).toMatchObject({ code: 'PT409', hint: 'slot-taken' });

  const claimed = (await claim(id))!;
  await finish(id, claimed, reading(null));
  expect(await taken()).toEqual([instants(span)]);
  await finish(id, (await claim(id))!, reading([], 'two'));
  expect(await taken()).toEqual([]);
  expect((await claim(id))!.version).toBe('two');
});

test('CA2 removing a calendar frees its times', async () => {
  const id = await connectCalendar('Family', [await dentist()]);
  await ownerClient.from('calendars').delete().eq('id', id).throwOnError();
  expect(await taken()).toEqual([]);
});

test('CA2 visitors learn nothing about a busy time but that it is taken, the owner its calendar', async () => {
  const span = await dentist();
  await connectCalendar('Family', [span]);
  const { data } = await visitor().rpc('taken_ranges', { from_date: day(), to_date: day() }).throwOnError();
  expect(Object.keys((data as object[])[0]!)).toEqual(['starts_at', 'ends_at']);
  const window = { begins: span[0], ends: span[1] };
  expect((await visitor().rpc('busy_times', window)).error?.code).toBe('42501');
  expect((await ownerClient.rpc('busy_times', window).throwOnError()).data).toMatchObject([
    { calendar_name: 'Family' },
  ]);
});

test('CA2 a calendar is read by one reader at a time, and an outdated reader changes nothing', async () => {
  const id = await connectCalendar('Family');
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(id)));
  const [winner] = claims.filter((one) => one !== undefined);
  expect(claims.filter((one) => one !== undefined)).toHaveLength(1);
  const { data } = await finish(id, { claim: crypto.randomUUID() }, reading([], 'forged'));
  expect(data).toBe(false);
  expect((await finish(id, winner!, reading([], 'two'))).data).toBe(true);
});

test('CA2 the history shows who connected, renamed and removed a calendar', async () => {
  const id = await connectCalendar('Family');
  await ownerClient.from('calendars').update({ name: 'Home' }).eq('id', id).throwOnError();
  await ownerClient.from('calendars').delete().eq('id', id).throwOnError();
  const { data } = await post
    .from('change_history')
    .select('actor, action')
    .eq('row_id', id)
    .order('id')
    .throwOnError();
  const actor = localOwner.email;
  expect(data).toEqual(['added', 'changed', 'deleted'].map((action) => ({ actor, action })));
});

test('OB1 the owner is asked before she books over a busy time', async () => {
  await connectCalendar('Family', [await dentist()]);
  const booking = {
    ...{ request_id: crypto.randomUUID(), service_type: 'keynote', first_name: 'Ada', last_name: 'Quill' },
    ...{ appointment_date: day(), appointment_time: '10:00 AM', email: 'ada@example.com' },
  };
  const { error } = await ownerClient.rpc('book_for_client', booking);
  expect(error).toMatchObject({ hint: 'unusual-time', message: 'Another of your calendars is busy at this time.' });
  await ownerClient.rpc('book_for_client', { ...booking, is_sure: true }).throwOnError();
});

test('CA1 a feed is read with its secret until it is revoked', async () => {
  const { data: secret } = await ownerClient
    .rpc('add_calendar_feed', { name: 'My phone', shows_clients: true })
    .throwOnError();
  const { data: plain } = await ownerClient
    .rpc('add_calendar_feed', { name: 'Office', shows_clients: false })
    .throwOnError();
  await book(bookingForm({ date: day(), time: '11:00 AM' }, { first_name: 'Ada', last_name: 'Quill' })).throwOnError();
  const read = async (one: unknown) => (await post.rpc('read_calendar_feed', { secret: one }).throwOnError()).data;
  const feed = (await read(secret)) as { name: string; bookings: Record<string, unknown>[] };
  expect(feed.name).toBe('My phone');
  expect(feed.bookings).toContainEqual(expect.objectContaining({ client: 'Ada Quill', status: 'pending' }));
  expect(JSON.stringify(await read(plain))).not.toMatch(/Ada|Quill|Keynote|@/);
  expect(await read(`${secret as string}0`)).toBeNull();
  expect((await visitor().rpc('read_calendar_feed', { secret })).error?.code).toBe('42501');
  await ownerClient.from('calendar_feeds').delete().eq('name', 'My phone').throwOnError();
  expect(await read(secret)).toBeNull();
  expect(await read(plain)).not.toBeNull();
});
