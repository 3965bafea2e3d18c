import { asOperator, asOwner, historyOf, localOwner, owner, visitor } from './api';
import { connectCalendar, reading } from './calendar-steps';
import { bookAsOwner, clientForm, unusual } from './owner-times';
import { book, bookableDates, bookingForm, clearCalendar, newBooking, takenRanges } from './slots';

const day = () => bookableDates()[5]!;

async function disconnectAll() {
  await owner().from('calendars').delete().neq('name', '').throwOnError();
}
beforeEach(async () => {
  await disconnectAll();
  await clearCalendar();
});
afterAll(disconnectAll);

/** Ten to eleven on the coach's clock. */
const dentist = async (): Promise<[string, string]> => {
  const { starts_at, ends_at } = await newBooking({ date: day(), time: '10:00 AM' });
  await clearCalendar();
  return [starts_at, ends_at];
};

const instants = (span: readonly string[]) => span.map((time) => Date.parse(time));
const taken = async () => (await takenRanges(day())).map(({ starts_at, ends_at }) => instants([starts_at, ends_at]));

const claim = async (id: string) =>
  (await asOperator<{ claim: string; version: string }[]>('claim_calendars', { only_one: id }))[0];
const finish = (id: string, claimed: { claim: string }, found: ReturnType<typeof reading>) =>
  asOperator('finish_calendar', { of_calendar: id, its_claim: claimed.claim, reading: found });

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

test('CA2 busy times that overlap or adjoin are one taken time', async () => {
  const [from, to] = await dentist();
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  await connectCalendar('Family', [[from, to]]);
  await connectCalendar('Work', [
    [from, middle],
    [middle, to],
  ]);
  expect(await taken()).toEqual([instants([from, to])]);
});

test('CA2 removing a calendar frees its times', async () => {
  const id = await connectCalendar('Family', [await dentist()]);
  await owner().from('calendars').delete().eq('id', id).throwOnError();
  expect(await taken()).toEqual([]);
});

test('CA2 visitors learn nothing about a busy time but that it is taken, the owner its calendar', async () => {
  const span = await dentist();
  await connectCalendar('Family', [span]);
  expect(Object.keys((await takenRanges(day()))[0]!)).toEqual(['starts_at', 'ends_at']);
  const window = { begins: span[0], ends: span[1] };
  expect((await visitor().rpc('busy_times', window)).error?.code).toBe('42501');
  expect(await asOwner('busy_times', window)).toMatchObject([{ calendar_name: 'Family' }]);
});

test('CA2 a calendar is read by one reader at a time, and an outdated reader changes nothing', async () => {
  const id = await connectCalendar('Family');
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(id)));
  const [winner] = claims.filter((one) => one !== undefined);
  expect(claims.filter((one) => one !== undefined)).toHaveLength(1);
  expect(await finish(id, { claim: crypto.randomUUID() }, reading([], 'forged'))).toBe(false);
  expect(await finish(id, winner!, reading([], 'two'))).toBe(true);
});

test('CA2 the history shows who connected, renamed and removed a calendar', async () => {
  const id = await connectCalendar('Family');
  await owner().from('calendars').update({ name: 'Home' }).eq('id', id).throwOnError();
  await owner().from('calendars').delete().eq('id', id).throwOnError();
  const actor = localOwner.email;
  expect(await historyOf({ row_id: id })).toMatchObject([
    { actor, action: 'added' },
    { actor, action: 'changed' },
    { actor, action: 'deleted' },
  ]);
});

test('OB1 the owner is asked before she books over a busy time', async () => {
  await connectCalendar('Family', [await dentist()]);
  const form = clientForm({ date: day(), time: '10:00 AM' });
  expect((await bookAsOwner(form)).error).toMatchObject(unusual('Another of your calendars is busy at this time.'));
  expect((await bookAsOwner({ ...form, is_sure: true })).error).toBeNull();
});

test('CA2 a calendar whose connection is repeated is connected once, as read last', async () => {
  const its_id = crypto.randomUUID();
  const spans = [await dentist()];
  for (const name of ['First', 'Second']) await connectCalendar(name, spans, 'icalendar', its_id);
  const { data } = await owner().from('calendars').select('name').eq('id', its_id).throwOnError();
  expect(data).toEqual([{ name: 'Second' }]);
});

test('CA1 a feed is read with its secret until it is revoked', async () => {
  const add = (name: string, shows_clients: boolean) => asOwner<string>('add_calendar_feed', { name, shows_clients });
  const [secret, plain] = [await add('My phone', true), await add('Office', false)];
  await newBooking({ date: day(), time: '11:00 AM' }, { first_name: 'Ada', last_name: 'Quill' });
  const read = (one: unknown) => asOperator('read_calendar_feed', { secret: one });
  const feed = (await read(secret)) as { name: string; bookings: Record<string, unknown>[] };
  expect(feed.name).toBe('My phone');
  expect(feed.bookings).toContainEqual(expect.objectContaining({ client: 'Ada Quill', status: 'pending' }));
  expect(JSON.stringify(await read(plain))).not.toMatch(/Ada|Quill|Keynote|@/);
  expect(await read(`${secret}0`)).toBeNull();
  expect((await visitor().rpc('read_calendar_feed', { secret })).error?.code).toBe('42501');
  await owner().from('calendar_feeds').delete().eq('name', 'My phone').throwOnError();
  expect(await read(secret)).toBeNull();
  expect(await read(plain)).not.toBeNull();
});
