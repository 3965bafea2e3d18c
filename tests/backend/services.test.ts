import { asOwner, operator, owner, visitor } from './api';
import { claimContactMails } from './campaign-steps';
import { linkOf, mailState, moveByLink } from './mail-steps';
import { booked, moved } from './owner-times';
import {
  at,
  book,
  bookableDates,
  bookingForm,
  clearCalendar,
  newBooking,
  setStatus,
  type Stored,
  takenRanges,
} from './slots';

const name = () => `Service ${crypto.randomUUID()}`;

/** Adds a bookable service of this file's own. */
async function addService(values: Record<string, unknown> = {}): Promise<{ id: string; name: string }> {
  const row = { name: name(), is_bookable: true, is_on_page: false, position: 100, ...values };
  const { data } = await owner().from('services_la2024').insert(row).select().single().throwOnError();
  return data as { id: string; name: string };
}

const change = (id: string, values: Record<string, unknown>) =>
  owner().from('services_la2024').update(values).eq('id', id).throwOnError();

const day = (index: number) => bookableDates()[index]!;
const bookAt = (time: string, service_type: string) => book(bookingForm({ date: day(5), time }, { service_type }));
const seen = (id: string) => operator().from('bookings_la2024').select('*').eq('id', id).single().throwOnError();

beforeEach(clearCalendar);

test.each([
  ['Müßiggang & Führung', /^mussiggang-fuhrung(-\d+)?$/],
  ['10 Minutes', /^minutes(-\d+)?$/],
  ['愛', /^service(-\d+)?$/],
])('SV1 derives the id of "%s" from its name', async (given, id) => {
  expect((await addService({ name: given })).id).toMatch(id);
  expect((await addService({ name: given })).id).toMatch(/-\d+$/);
});

test('SV1 the owner reorders services in one request, and nobody else does', async () => {
  const [first, second] = [await addService(), await addService()];
  await asOwner('reorder_services', { ids: [second.id, first.id] });
  const { data } = await owner()
    .from('services_la2024')
    .select('id')
    .in('id', [first.id, second.id])
    .order('position')
    .throwOnError();
  expect(data).toEqual([{ id: second.id }, { id: first.id }]);
  expect((await visitor().rpc('reorder_services', { ids: [first.id] })).error?.code).toBe('42501');
});

test('SV1 visitors cannot read a meeting place before they book', async () => {
  await addService({ meeting_kind: 'video', meeting_place: 'https://video.example/room' });
  const { data, error } = await visitor().from('services_la2024').select('meeting_place');
  expect(data).toBeNull();
  expect(error?.code).toBe('42501');
});

test('MP1 the visitor gets the kind of place with a request, its link once it is confirmed, and a bot nothing', async () => {
  const place = { meeting_kind: 'video', meeting_place: 'https://video.example/room' };
  const { id: service_type } = await addService(place);
  const form = bookingForm({ date: day(5), time: '9:00 AM' }, { service_type });
  expect((await book({ ...form, website: 'spam' })).data).toMatchObject({ meeting_kind: 'email', meeting_place: '' });
  const booking = (await book(form).throwOnError()).data as Stored;
  expect(booking).toMatchObject({ meeting_kind: 'video', meeting_place: '' });
  const link = await linkOf(booking.id);
  const seenByLink = async () => (await visitor().rpc('booking_by_link', { link })).data;
  expect(await seenByLink()).toMatchObject({ meeting_kind: 'video', meeting_place: '' });
  await setStatus(booking.id, 'confirmed');
  expect(await seenByLink()).toMatchObject(place);
});

test('MP1 a request’s client gets an email about how they meet, not about a private link', async () => {
  const { id: service_type } = await addService({ meeting_kind: 'video', meeting_place: 'https://video.example/room' });
  const { id } = await newBooking({ date: day(5), time: '9:00 AM' }, { service_type });
  const relocate = async (seen_sequence: number, meeting_kind: string, meeting_place: string) => {
    const place = { booking_id: id, seen_sequence, meeting_kind, meeting_place };
    await asOwner('change_meeting_place', place);
    return mailState(id, 'relocated');
  };
  expect(await relocate(0, 'video', 'https://video.example/other')).toBeNull();
  expect(await relocate(1, 'address', '1 Main Street')).toBe('waiting');
});

test('SV3 a booking keeps name, price, meeting place and duration of its service, also when it moves', async () => {
  const offered = { price_label: '$90', meeting_kind: 'phone', meeting_place: 'I call you' };
  const service = await addService({ booking_minutes: 45, ...offered });
  const booking = await booked({ date: day(5), time: '9:00 AM' }, { service_type: service.id });
  await change(service.id, {
    name: name(),
    booking_minutes: 90,
    price_label: '$180',
    meeting_kind: 'email',
    meeting_place: '',
    archived_at: 'now',
  });
  const kept = { service_name: service.name, ...offered };
  expect((await seen(booking.id)).data).toMatchObject(kept);
  await moved(booking, { date: day(6), time: '10:00 AM' });
  const { data: later } = await seen(booking.id);
  expect(later).toMatchObject(kept);
  expect(Date.parse(later.ends_at as string) - Date.parse(later.starts_at as string)).toBe(45 * 60_000);
});

test('SV3 the visitor of a shortened and archived service still moves their booking by its link', async () => {
  const service = await addService({ booking_minutes: 60 });
  const { id } = await newBooking({ date: day(5), time: '9:00 AM' }, { service_type: service.id });
  await change(service.id, { booking_minutes: 15, archived_at: 'now' });
  const { data: answer, error } = await moveByLink(await linkOf(id), { date: day(6), time: '1:00 PM' });
  expect(error).toBeNull();
  const { starts_at, ends_at } = answer as { starts_at: string; ends_at: string };
  expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(60 * 60_000);
});

test('SV4 an archived service cannot be booked or held, and one sentence says so', async () => {
  const service = await addService();
  await change(service.id, { archived_at: 'now' });
  const refused = {
    code: 'PT422',
    hint: 'service_type',
    message: `${service.name} is no longer offered. Please choose another service.`,
  };
  expect((await bookAt('9:00 AM', service.id)).error).toMatchObject(refused);
  const slot = at({ date: day(5), time: '9:00 AM' });
  const hold = { holder: crypto.randomUUID(), service_type: service.id, ...slot };
  expect((await visitor().rpc('hold_slot', hold)).error).toMatchObject(refused);
});

test('SV1 a service with a longer buffer needs it before and after, next to any other', async () => {
  const service = await addService({ booking_minutes: 30, buffer_minutes: 45 });
  await bookAt('10:00 AM', 'leadership').throwOnError();
  const times = (service_type?: string) => takenRanges(day(5), day(5), { service_type });
  const [general, own] = [await times(), await times(service.id)];
  expect(Date.parse(general[0]!.starts_at) - Date.parse(own[0]!.starts_at)).toBe(45 * 60_000);
  expect((await bookAt('9:00 AM', service.id)).error).toMatchObject({ hint: 'slot-taken' });
  expect((await bookAt('11:00 AM', service.id)).error).toMatchObject({ hint: 'slot-taken' });
  await bookAt('1:00 PM', service.id).throwOnError();
  expect((await bookAt('2:00 PM', 'leadership')).error).toMatchObject({ hint: 'slot-taken' });
  await bookAt('3:00 PM', 'leadership').throwOnError();
});

test('C1 SV3 a message may name any service, also an archived one, and keeps its name', async () => {
  const service = await addService();
  await change(service.id, { archived_at: 'now' });
  const message = { name: 'Ada', email: `${crypto.randomUUID()}@example.com`, message: 'Hello' };
  await visitor()
    .rpc('send_contact_message', { ...message, service: service.id })
    .throwOnError();
  await change(service.id, { name: 'Poetry for Founders' });
  const { data } = await operator()
    .from('contact_messages_la2024')
    .select('*')
    .eq('email', message.email)
    .throwOnError();
  expect(data).toMatchObject([{ service: service.id, service_name: service.name }]);
  const alerts = await claimContactMails();
  expect(alerts.find(({ email }) => email === message.email)).toMatchObject({ service_name: service.name });
  expect((await visitor().rpc('send_contact_message', { ...message, service: 'poetry' })).error).toMatchObject({
    code: 'PT422',
    hint: 'service',
  });
});
