import { book, bookingForm, clearCalendar, coachDay, freeSlot, isWeekday, storedBookings } from './slots';

beforeEach(clearCalendar);

const nextWeekend = () =>
  Array.from({ length: 14 }, (_, index) => coachDay(index + 1)).find((date) => !isWeekday(date))!;

test.each<[string, string, Record<string, unknown>]>([
  ['a Saturday', 'appointment_date', { appointment_date: nextWeekend() }],
  ['a day in a thousand years', 'appointment_date', { appointment_date: '3026-11-20' }],
  ['the end of time', 'appointment_date', { appointment_date: 'infinity' }],
  ['no day', 'appointment_date', { appointment_date: null }],
  ['lunch time', 'appointment_time', { appointment_time: '12:00 PM' }],
  ['a slot in another spelling', 'appointment_time', { appointment_time: '09:00 AM' }],
  ['a slot and a half', 'appointment_time', { appointment_time: "9:00 AM'; drop table bookings_la2024; --" }],
  ['no time', 'appointment_time', { appointment_time: null }],
  ['a service that is not booked online', 'service_type', { service_type: 'retreats' }],
  ['an unknown service', 'service_type', { service_type: 'constructor' }],
  ['no service', 'service_type', { service_type: null }],
  ['no first name', 'first_name', { first_name: ' \u00a0\u200b ' }],
  ['a first name nobody can see', 'first_name', { first_name: '\u200c\u2060\u3164\u2800' }],
  ['a last name of directions alone', 'last_name', { last_name: '\u202e\u2066' }],
  ['a first name that is null', 'first_name', { first_name: null }],
  ['a first name of 81 letters', 'first_name', { first_name: 'x'.repeat(81) }],
  ['a last name on two lines', 'last_name', { last_name: 'Brooks\r\nBcc: everybody@example.com' }],
  ['no email address', 'email', { email: '' }],
  ['half an email address', 'email', { email: 'maya@example' }],
  ['an email address with a second recipient', 'email', { email: 'maya@example.com,bob@example.com' }],
  ['an email address with a line end', 'email', { email: 'maya@example.com\nbcc:bob@example.com' }],
  ['an email address with a name', 'email', { email: 'Maya <maya@example.com>' }],
  ['the email address of erased clients', 'email', { email: 'Erased@erased.invalid' }],
  ['an email address whose small letters are those of another', 'email', { email: 'maya@\u0130nvalid.example' }],
  ['an email address with the sign of kelvins', 'email', { email: 'bec\u212ay@example.com' }],
  ['an endless email address', 'email', { email: `${'a'.repeat(64)}@${'b'.repeat(250)}.com` }],
  ['a telephone number of 41 digits', 'phone', { phone: '1'.repeat(41) }],
  ['a company of 121 letters', 'company', { company: 'x'.repeat(121) }],
  ['a message of 2001 letters', 'message', { message: 'x'.repeat(2001) }],
  ['no request id', 'request_id', { request_id: null }],
])('rejects %s with a sentence for %s', async (_, field, changes) => {
  const form = bookingForm(await freeSlot(), changes);
  const { data, error } = await book(form);
  expect(data).toBeNull();
  expect(error).toMatchObject({ code: 'PT422', hint: field });
  expect(error!.message).toMatch(/^[A-Z].*\.$/);
});

// Whatever the weekday: a day off has another sentence.
test.each([-1, 0, 15])('B4 rejects day %i from today as outside the next two weeks', async (index) => {
  const { error } = await book(bookingForm({ ...(await freeSlot()), date: coachDay(index) }));
  expect(error).toMatchObject({
    code: 'PT422',
    hint: 'appointment_date',
    message: 'Please choose a date within the next two weeks.',
  });
});

test.each([
  ['a name whose letters are joined', { first_name: 'मी\u200dरा', last_name: 'علی\u200cرضا' }],
  ['a name of 80 letters of any script', { first_name: '愛'.repeat(80), last_name: "O'Connor-Ñuñez" }],
  ['a message of 2000 letters', { message: '<script>alert(1)</script>'.padEnd(2000, 'é') }],
  ['an address with a plus and a new ending', { email: `maya+${Date.now()}@mail.example.photography` }],
])('accepts %s', async (_, changes) => {
  const { data, error } = await book(bookingForm(await freeSlot(), changes));
  expect(error).toBeNull();
  expect(data).toMatchObject(changes);
});

test('decision 5 removes bidirectional control characters that phones copy along', async () => {
  const form = bookingForm(await freeSlot(), {
    first_name: 'Ma\u202egnp\u202cya',
    phone: '\u202a+1 212 555 0148\u202c',
    message: 'Read\u202e sdrawkcab\u202c me.\n\u2067שלום\u2069',
  });
  expect((await book(form)).data).toMatchObject({
    first_name: 'Magnpya',
    phone: '+1 212 555 0148',
    message: 'Read sdrawkcab me.\nשלום',
  });
});

test.each([
  ['a malformed request id', { request_id: 'x' }],
  ['a day that does not exist', { appointment_date: '2026-02-31' }],
  ['an argument nobody knows', { status: 'confirmed' }],
  ['a chosen id', { id: crypto.randomUUID() }],
  ['a chosen moment', { created_at: '2020-01-01T00:00:00Z' }],
  ['a text with a zero byte', { first_name: 'Ma\u0000ya' }],
])('rejects %s and stores nothing', async (_, changes) => {
  const form = bookingForm(await freeSlot(), changes);
  const { data, error } = await book(form);
  expect(data).toBeNull();
  expect(error).not.toBeNull();
  expect(await storedBookings(form.email)).toHaveLength(0);
});
