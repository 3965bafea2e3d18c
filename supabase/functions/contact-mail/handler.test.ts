import { createHandler } from './handler.ts';
import { createFakeDelivery, someWelcome } from './testing.ts';

const knownKeys = ['sb_secret_1', 'sb_publishable_1'];

function functionWith({ delivery, sent } = createFakeDelivery([someWelcome]), isConfigured = true) {
  const work: Promise<unknown>[] = [];
  const handler = createHandler({
    knownKeys,
    delivery: isConfigured ? delivery : undefined,
    inBackground: (one) => void work.push(one),
  });
  return { handler, sent, done: () => Promise.all(work) };
}

const ask = (body = '{}', headers: Record<string, string> = { apikey: 'sb_publishable_1' }) =>
  new Request('http://localhost/contact-mail', { method: 'POST', headers, body });

test('PE9 the response does not reveal whether an email was due', async () => {
  const { handler, sent, done } = functionWith();
  const first = await handler(ask());
  await done();
  const second = await handler(ask());
  expect(await first.json()).toEqual({ state: 'working' });
  expect(await second.json()).toEqual({ state: 'working' });
  expect(sent).toHaveLength(1);
});

test('PE9 without a mail server the response says so', async () => {
  const { handler } = functionWith(undefined, false);
  expect(await (await handler(ask())).json()).toEqual({ state: 'not-configured' });
});

test.each([
  ['without a key', ask('{}', {}), 401],
  ['with malformed JSON', ask('{'), 422],
  ['using another method', new Request('http://localhost/contact-mail'), 405],
])('a request %s is rejected', async (_how, request, status) => {
  const { handler, sent } = functionWith();
  expect((await handler(request)).status).toBe(status);
  expect(sent).toEqual([]);
});
