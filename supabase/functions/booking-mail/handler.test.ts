import type { Delivery } from './deliver.ts';
import { createHandler } from './handler.ts';
import type { Outcome } from '../_shared/smtp.ts';
import { createFakeOutbox, owedMail, someBooking, someCoach } from './testing.ts';

const knownKeys = ['sb_secret_1', 'sb_publishable_1'];

function handlerFor(outcome: Outcome = { state: 'sent' }, overrides: Partial<Delivery> = {}) {
  const { outbox } = createFakeOutbox([owedMail()]);
  const delivery = { outbox, send: async () => outcome, readCoach: async () => someCoach, ...overrides };
  return createHandler({ knownKeys, delivery, inBackground: () => {} });
}

function ask(body: unknown, headers: Record<string, string> = { apikey: 'sb_publishable_1' }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request('http://localhost/booking-mail', { method: 'POST', headers, body: text });
}

const bookingId = someBooking.id;

test('B9 reports that the email was sent', async () => {
  expect(await (await handlerFor()(ask({ bookingId }))).json()).toEqual({ state: 'sent' });
});

test('B9 reports that the email will be retried', async () => {
  const handler = handlerFor({ state: 'refused', reason: 'busy', isFinal: false });
  expect(await (await handler(ask({ bookingId }))).json()).toEqual({ state: 'queued' });
});

test('B9 promises no email if none will be sent', async () => {
  const givenUp = handlerFor({ state: 'refused', reason: 'no such user', isFinal: true });
  expect(await (await givenUp(ask({ bookingId }))).json()).toEqual({ state: 'not-configured' });
  const withoutServer = createHandler({ knownKeys, inBackground: () => {} });
  expect(await (await withoutServer(ask({ bookingId }))).json()).toEqual({ state: 'not-configured' });
});

test('a guessed id reveals nothing about bookings', async () => {
  const answer = await handlerFor()(ask({ bookingId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }));
  expect(await answer.json()).toEqual({ state: 'queued' });
});

test('a request without a booking sends every email that is due, and the response does not reveal whether any was', async () => {
  const send = jest.fn(async () => ({ state: 'sent' }) as const);
  const works: Promise<unknown>[] = [];
  const delivery = { ...createFakeOutbox([owedMail()]), send, readCoach: async () => someCoach };
  const handler = createHandler({ knownKeys, delivery, inBackground: (work) => works.push(work) });
  const keys: Record<string, string>[] = [{ authorization: 'Bearer sb_secret_1' }, { apikey: 'sb_publishable_1' }];
  for (const key of keys) {
    expect(await (await handler(ask({}, key))).json()).toEqual({ state: 'working' });
    await Promise.all(works);
    expect(send).toHaveBeenCalledTimes(1);
  }
});

test.each([
  ['without a key', ask({ bookingId }, {}), 401],
  ['with another key', ask({ bookingId }, { apikey: 'sb_publishable_2' }), 401],
  ['with a malformed id', ask({ bookingId: '1 or true' }), 422],
  ['with malformed JSON', ask('{'), 422],
  ['with a list', ask({ bookingId: [bookingId] }), 422],
  ['using another method', new Request('http://localhost/booking-mail'), 405],
])('a request %s is rejected, and any page can read the response', async (_how, request, status) => {
  const answer = await handlerFor()(request);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await answer.json()) as object).toHaveProperty('message');
});

test('a partner’s page may call the function from its own origin', async () => {
  const answer = await handlerFor()(new Request('http://localhost/booking-mail', { method: 'OPTIONS' }));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
});

test('an error of the database is reported without its message', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const readCoach = async () => Promise.reject(new Error('relation "private.mail_outbox" is on fire'));
  const answer = await handlerFor(undefined, { readCoach })(ask({ bookingId }));
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('private');
  expect(logged).toHaveBeenCalled();
});
