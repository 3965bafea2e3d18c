import { createHandler } from './handler.ts';
import { createFakeDelivery, someCampaign } from './testing.ts';

const addresses = Array.from({ length: 10 }, (_, index) => `reader-${index}@example.com`);
const here = 'http://localhost/campaign-mail';

function functionWith(post = createFakeDelivery(addresses), isConfigured = true) {
  const work: Promise<unknown>[] = [];
  const handler = createHandler({
    knownKeys: ['sb_secret_1', 'sb_publishable_1'],
    outbox: post.delivery.outbox,
    siteUrl: post.delivery.siteUrl,
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

test('each subscriber gets one email with their own unsubscribe link, however often sending is requested', async () => {
  const { handler, sent, rows, done } = functionWith();
  const answers = await Promise.all([handler(ask({})), handler(ask({})), handler(ask({}))]);
  expect(await answers[0]?.json()).toEqual({ state: 'working' });
  await done();
  expect(sent.map(({ to }) => to.address).toSorted()).toEqual(addresses);
  expect(rows.every(({ state }) => state === 'sent')).toBe(true);
  const links = sent.map(({ headers }) => headers?.['List-Unsubscribe']);
  expect(new Set(links).size).toBe(addresses.length);
  for (const { text, html, headers, messageId, to } of sent) {
    expect(messageId).toMatch(`<campaign-${rows.find(({ email }) => email === to.address)?.mailId}@`);
    const link = headers?.['List-Unsubscribe']?.slice(1, -1) ?? 'none';
    const page = `https://lenaashford.example/unsubscribe/#${new URL(link).searchParams.get('token')}`;
    expect(headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'Auto-Submitted': 'auto-generated',
    });
    expect(text).toContain(page);
    expect(html).toContain(page);
  }
});

/** Sends one newsletter and returns the address for mail clients. */
async function oneClickAddress({ handler, sent, done }: ReturnType<typeof functionWith>): Promise<string> {
  await handler(ask({}));
  await done();
  return sent[0]!.headers!['List-Unsubscribe']!.slice(1, -1);
}

test('opening the link of an old email leads to the page on the site and changes nothing', async () => {
  const post = functionWith();
  const unsubscribe = jest.spyOn(post.delivery.outbox, 'unsubscribe');
  const link = await oneClickAddress(post);
  const answer = await post.handler(new Request(link));
  const token = new URL(link).searchParams.get('token');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `https://lenaashford.example/unsubscribe/#${token}`,
  ]);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await post.handler(new Request(link, { method: 'DELETE' }))).status).toBe(405);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('a mail client unsubscribes with one POST and gets no redirect', async () => {
  const post = functionWith();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await post.handler(new Request(await oneClickAddress(post), { method: 'POST', body }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('You’re unsubscribed');
  for (const token of ['', 'x', 'a'.repeat(10_000)]) {
    expect((await post.handler(new Request(`${here}/unsubscribe?token=${token}`, { method: 'POST' }))).status).toBe(
      404,
    );
  }
});

test('the form of the site’s page comes back to the page, which shows the outcome', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const post = functionWith();
  const link = await oneClickAddress(post);
  const send = async (address: string) => {
    const answer = await post.handler(
      new Request(address, { method: 'POST', body: new URLSearchParams({ page: 'unsubscribe' }) }),
    );
    return [answer.status, answer.headers.get('location')?.split('/').at(-1)];
  };
  expect(await send(link)).toEqual([303, '#done']);
  expect(await send(`${here}/unsubscribe?token=guessed`)).toEqual([303, '#unknown']);
  post.delivery.outbox.unsubscribe = async () => Promise.reject(new Error('no database'));
  expect(await send(link)).toEqual([303, '#failed']);
});

test('a test email goes to the owner, is marked and has no unsubscribe link', async () => {
  const { handler, sent } = functionWith();
  const owner = { apikey: 'sb_publishable_1', authorization: 'Bearer owners-token' };
  expect(await (await handler(ask({ testOf: someCampaign.id }, owner))).json()).toEqual({
    state: 'sent',
    to: 'owner@example.com',
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: '[Test] News for November', to: { address: 'owner@example.com' } });
  expect(sent[0]?.headers).not.toHaveProperty('List-Unsubscribe');
});

test('without a mail server the response says so', async () => {
  const { handler } = functionWith(createFakeDelivery(addresses), false);
  expect(await (await handler(ask({}))).json()).toEqual({ state: 'not-configured' });
});

test.each([
  ['without a key', ask({}, {}), 401],
  ['with another key', ask({}, { apikey: 'sb_publishable_2' }), 401],
  ['for a test email from someone other than the owner', ask({ testOf: someCampaign.id }), 403],
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
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
});
