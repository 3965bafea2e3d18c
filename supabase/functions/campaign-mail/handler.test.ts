import { createHandler } from './handler.ts';
import { createFakeDelivery, someCampaign } from './testing.ts';

const addresses = Array.from({ length: 10 }, (_, index) => `reader-${index}@example.com`);
const here = 'http://localhost/campaign-mail';

function functionWith(post = createFakeDelivery(addresses), isConfigured = true) {
  const work: Promise<unknown>[] = [];
  const handler = createHandler({
    knownKeys: ['sb_secret_1', 'sb_publishable_1'],
    outbox: post.delivery.outbox,
    readCoach: post.delivery.readCoach,
    delivery: isConfigured ? post.delivery : undefined,
    ownerOf: async (token) => (token === 'owners-token' ? 'owner@example.com' : undefined),
    inBackground: (one) => void work.push(one),
  });
  return { ...post, handler, done: () => Promise.all(work) };
}

function ask(body: unknown, headers: Record<string, string> = { apikey: 'sb_publishable_1' }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(here, { method: 'POST', headers, body: text });
}

test('each subscriber gets one mail with their own unsubscribe link, however often sending is requested', async () => {
  const { handler, sent, rows, done } = functionWith();
  const answers = await Promise.all([handler(ask({})), handler(ask({})), handler(ask({}))]);
  expect(await answers[0]?.json()).toEqual({ state: 'working' });
  await done();
  expect(sent.map(({ to }) => to.address).toSorted()).toEqual(addresses);
  expect(rows.every(({ state }) => state === 'sent')).toBe(true);
  const links = sent.map(({ headers }) => headers?.['List-Unsubscribe']);
  expect(new Set(links).size).toBe(addresses.length);
  for (const { text, html, headers } of sent) {
    const link = headers?.['List-Unsubscribe']?.slice(1, -1) ?? 'none';
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(link);
    expect(html).toContain(link);
  }
});

test('the link of a mail unsubscribes only by POST', async () => {
  const { handler, sent, done } = functionWith();
  await handler(ask({}));
  await done();
  const link = sent[0]!.headers!['List-Unsubscribe']!.slice(1, -1);
  expect(await (await handler(new Request(link))).text()).toContain('Unsubscribe?');
  expect(await (await handler(new Request(link, { method: 'POST' }))).text()).toContain('You are unsubscribed');
  expect((await handler(new Request(link, { method: 'DELETE' }))).status).toBe(405);
  for (const token of ['', 'x', 'a'.repeat(10_000)]) {
    expect((await handler(new Request(`${here}/unsubscribe?token=${token}`, { method: 'POST' }))).status).toBe(404);
  }
});

test('a test mail goes to the owner, is marked and has no unsubscribe link', async () => {
  const { handler, sent } = functionWith();
  const owner = { apikey: 'sb_publishable_1', authorization: 'Bearer owners-token' };
  expect(await (await handler(ask({ testOf: someCampaign.id }, owner))).json()).toEqual({
    state: 'sent',
    to: 'owner@example.com',
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: '[Test] News for November', to: { address: 'owner@example.com' } });
  expect(sent[0]?.headers).toBeUndefined();
});

test('without a mail server the response says so', async () => {
  const { handler } = functionWith(createFakeDelivery(addresses), false);
  expect(await (await handler(ask({}))).json()).toEqual({ state: 'not-configured' });
});

test.each([
  ['without a key', ask({}, {}), 401],
  ['with another key', ask({}, { apikey: 'sb_publishable_2' }), 401],
  ['for a test mail from someone other than the owner', ask({ testOf: someCampaign.id }), 403],
  ['with a malformed id', ask({ testOf: '1 or true' }), 422],
  ['with malformed JSON', ask('{'), 422],
  ['with a list', ask([]), 422],
  ['using another method', new Request(here), 405],
])('a request %s is rejected, and any page can read the response', async (_how, request, status) => {
  const { handler, sent } = functionWith();
  const answer = await handler(request);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(sent).toEqual([]);
});

test('a run continues after one that failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const post = createFakeDelivery(addresses);
  const { claim } = post.delivery.outbox;
  post.delivery.outbox.claim = async () => Promise.reject(new Error('no database'));
  const { handler, done, sent } = functionWith(post);
  await handler(ask({}));
  await done();
  post.delivery.outbox.claim = claim;
  await handler(ask({}));
  await done();
  expect(sent).toHaveLength(addresses.length);
  logged.mockRestore();
});
