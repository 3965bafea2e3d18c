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

test('B9 the page learns that the mail was sent', async () => {
  expect(await (await handlerFor()(ask({ bookingId }))).json()).toEqual({ state: 'sent' });
});

test('B9 the page learns that the mail will follow', async () => {
  const handler = handlerFor({ state: 'refused', reason: 'busy', isFinal: false });
  expect(await (await handler(ask({ bookingId }))).json()).toEqual({ state: 'queued' });
});

test('B9 the page promises no mail when none will come', async () => {
  const givenUp = handlerFor({ state: 'refused', reason: 'no such user', isFinal: true });
  expect(await (await givenUp(ask({ bookingId }))).json()).toEqual({ state: 'not-configured' });
  const withoutServer = createHandler({ knownKeys, inBackground: () => {} });
  expect(await (await withoutServer(ask({ bookingId }))).json()).toEqual({ state: 'not-configured' });
});

test('a stranger who guesses learns nothing about bookings', async () => {
  const answer = await handlerFor()(ask({ bookingId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }));
  expect(await answer.json()).toEqual({ state: 'queued' });
});

test('the schedule has everything sent that is due', async () => {
  expect(await (await handlerFor()(ask({}, { authorization: 'Bearer sb_secret_1' }))).json()).toEqual({ sent: 1 });
});

test.each([
  ['without a key', ask({ bookingId }, {}), 401],
  ['with another key', ask({ bookingId }, { apikey: 'sb_publishable_2' }), 401],
  ['with something that is no id', ask({ bookingId: '1 or true' }), 422],
  ['with something that is no JSON', ask('{'), 422],
  ['with a list', ask({ bookingId: [bookingId] }), 422],
  ['by another method', new Request('http://localhost/booking-mail'), 405],
])('a caller %s is refused, readably from any page', async (_how, request, status) => {
  const answer = await handlerFor()(request);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await answer.json()) as object).toHaveProperty('message');
});

test('a partner’s page may ask from its own origin', async () => {
  const answer = await handlerFor()(new Request('http://localhost/booking-mail', { method: 'OPTIONS' }));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
});

test('a database that is down is told without its words', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const readCoach = async () => Promise.reject(new Error('relation "private.mail_outbox" is on fire'));
  const answer = await handlerFor(undefined, { readCoach })(ask({ bookingId }));
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('private');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
