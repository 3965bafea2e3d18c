import { randomUUID } from 'node:crypto';
import { publishableKey } from '../../local-stack/backend/local-keys.mjs';
import { type HarnessStack, startStack } from '../../local-stack/harness.mjs';

let stack: HarnessStack;

beforeAll(async () => {
  stack = await startStack({ withSite: false });
}, 120_000);

afterAll(() => stack?.stop());

const headers = { apikey: publishableKey, 'content-type': 'application/json' };

function post(path: string, body: unknown, more: Record<string, string> = {}) {
  return fetch(`${stack.addresses.api}${path}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify(body),
  });
}

/** The sample data holds bookings too: the first time that is free is taken. */
async function book(email: string, details: Record<string, string> = {}) {
  for (const day of nextDays()) {
    const answer = await post('/rest/v1/rpc/book_consultation', {
      request_id: randomUUID(),
      service_type: 'keynote',
      appointment_date: day,
      appointment_time: '9:00 AM',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email,
      ...details,
    });
    if (answer.ok) return [(await answer.json()) as { id: string }].flat()[0]!.id;
  }
  throw new Error('No day of the next two weeks could be booked.');
}

function nextDays() {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.now() + (index + 2) * 86_400_000).toISOString().slice(0, 10),
  );
}

type InboxMail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; address: string }[];
};

async function inboxOf(address: string) {
  const answer = await fetch(`${stack.addresses.mail}/api/messages?to=${address}`);
  return (await answer.json()) as InboxMail[];
}

async function askForMail(bookingId: string) {
  const answer = await post('/functions/v1/booking-mail', { bookingId });
  return (await answer.json()) as { state: string };
}

test('B9 a visitor who booked finds one mail with the calendar invite, however often the page asks', async () => {
  const bookingId = await book('ada@example.com', { message: '<b>bold</b>' });
  const answers = await Promise.all([askForMail(bookingId), askForMail(bookingId), askForMail(bookingId)]);
  expect(answers.map(({ state }) => state)).toContain('sent');
  expect(await askForMail(bookingId)).toEqual({ state: 'sent' });
  const mails = await inboxOf('ada@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Your consultation on \w+day, .* at 9:00 AM Eastern Time$/);
  expect(mails[0]?.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
  const invite = mails[0]?.attachments.find(({ name }) => name === 'consultation.ics');
  const calendar = await (await fetch(`${stack.addresses.mail}${invite?.address}`)).text();
  expect(calendar).toContain(`UID:${bookingId}@booking`);
});

test('the owner finds a notice of the same booking', async () => {
  const bookingId = await book('grace@example.com');
  await askForMail(bookingId);
  const notices = (await inboxOf('hello@lenaashford.example')).filter(({ text }) => text.includes('grace@example.com'));
  expect(notices).toHaveLength(1);
  expect(notices[0]?.text).toContain(`${stack.addresses.site}/#/admin`);
});

test('a visitor’s page on any origin may ask, a page without the key may not', async () => {
  const asked = await post(
    '/functions/v1/booking-mail',
    { bookingId: randomUUID() },
    { origin: 'http://partner.example' },
  );
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(await asked.json()).toEqual({ state: 'queued' });
  const refused = await post('/functions/v1/booking-mail', { bookingId: randomUUID() }, { apikey: 'somebody' });
  expect(refused.status).toBe(401);
});

test('nobody finds a function that does not exist', async () => {
  expect((await post('/functions/v1/nothing', {})).status).toBe(404);
});
