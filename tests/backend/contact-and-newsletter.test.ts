import type { SupabaseClient } from '@supabase/supabase-js';
import { newAddress, newEmail, operator, saveSetting, visitor } from './api';
import { unsubscribe } from './campaign-steps';

const messageForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Maya Brooks',
  email: newEmail('maya'),
  company: '',
  service: '',
  message: 'Do you work with founders together?',
  website: '',
  ...changes,
});

const send = (form: Record<string, unknown>, client = visitor()) => client.rpc('send_contact_message', form);
const subscribe = (form: Record<string, unknown>, client = visitor()) => client.rpc('subscribe', form);

const messagesOf = async (email: string) =>
  (await operator().from('contact_messages_la2024').select('*').eq('email', email)).data!;
const subscribersOf = async (email: string) =>
  (await operator().from('newsletter_subscribers_la2024').select('*').ilike('email', email)).data!;

describe('a message', () => {
  test('C2 is stored unread and comes back to its sender', async () => {
    const form = messageForm({ company: ' Brooks & Co ', service: 'keynote', message: 'One\r\n\r\nTwo' });
    const { data, error } = await send(form);
    expect(error).toBeNull();
    expect(data).toMatchObject({
      name: 'Maya Brooks',
      company: 'Brooks & Co',
      service: 'keynote',
      message: 'One\n\nTwo',
      status: 'unread',
    });
    expect(await messagesOf(form.email)).toMatchObject([{ id: data.id, status: 'unread' }]);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['no name', 'name', { name: ' ' }],
    ['a name of 121 letters', 'name', { name: 'x'.repeat(121) }],
    ['a name with a line end', 'name', { name: 'Maya\nBcc: all@example.com' }],
    ['no email address', 'email', { email: null }],
    ['half an email address', 'email', { email: '@example.com' }],
    ['the email address of erased clients', 'email', { email: 'erased@erased.invalid' }],
    ['a company of 121 letters', 'company', { company: 'x'.repeat(121) }],
    ['an unknown service', 'service', { service: 'executive; drop table' }],
    ['no words', 'message', { message: '\n \t' }],
    ['a message of 5001 letters', 'message', { message: 'x'.repeat(5001) }],
    // Cleaning such texts first would take seconds.
    ['a name after 5,000 spaces', 'name', { name: `${' '.repeat(5000)}Maya` }],
    ['a message after 20,000 empty lines', 'message', { message: `${'\r\n'.repeat(20_000)}Hello` }],
  ])('C1 with %s is rejected with a sentence for %s', async (_, field, changes) => {
    const { data, error } = await send(messageForm(changes));
    expect(data).toBeNull();
    expect(error).toMatchObject({ code: 'PT422', hint: field });
    expect(error!.message).toMatch(/^[A-Z].*\.$/);
  });

  test('that is sent twice, or five times at once, is stored once', async () => {
    const form = messageForm();
    await send(form);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form)));
    expect(answers.map(({ error }) => error)).toEqual(Array(5).fill(null));
    expect(await messagesOf(form.email)).toHaveLength(1);
  });

  test('from a bot that fills in the honeypot gets a normal response and is not stored', async () => {
    const person = (await send(messageForm())).data;
    const form = messageForm({ website: 'x' });
    const { data, error } = await send(form);
    expect(error).toBeNull();
    expect(Object.keys(data)).toEqual(Object.keys(person));
    expect(await messagesOf(form.email)).toHaveLength(0);
  });

  test('cannot choose its own status, id or time', async () => {
    for (const extra of [{ status: 'replied' }, { id: crypto.randomUUID() }, { created_at: '2020-01-01' }]) {
      expect((await send(messageForm(extra))).error).not.toBeNull();
    }
  });

  test('is limited per connection, even with many addresses of one IPv6 network, and per email address', async () => {
    const network = newAddress().replace(/1$/, '');
    const fromOneConnection = [];
    for (let count = 1; count <= 21; count += 1)
      fromOneConnection.push(await send(messageForm(), visitor(`${network}${count}`)));
    expect(fromOneConnection.filter(({ error }) => error === null)).toHaveLength(20);
    expect(fromOneConnection.at(-1)!.error).toMatchObject({ code: 'PT429', hint: 'address' });

    const email = newEmail('often');
    const fromOneAddress = [];
    for (let count = 0; count < 6; count += 1)
      fromOneAddress.push(await send(messageForm({ email, message: `Message ${count}` })));
    expect(fromOneAddress.filter(({ error }) => error === null)).toHaveLength(5);
    expect(fromOneAddress.at(-1)!.error).toMatchObject({ code: 'PT429', hint: 'email' });
    const tagged = email.toUpperCase().replace('@', '+tag@');
    expect((await send(messageForm({ email: tagged }))).error).toMatchObject({ code: 'PT429', hint: 'email' });
    expect((await send(messageForm({ email: newEmail('+often') }))).error).toBeNull();
  });
});

describe('a subscription', () => {
  test('decision 7 bots and new, known and unsubscribed addresses get the same response, and the last becomes active', async () => {
    const email = newEmail('reader');
    const first = await subscribe({ email, website: '', source: 'blog' });
    const known = await subscribe({ email: email.toUpperCase(), website: '' });
    await unsubscribe(email);
    const unsubscribed = await subscribe({ email, website: '' });
    const robot = newEmail('robot');
    const silent = await subscribe({ email: robot, website: 'x' });
    for (const answer of [known, unsubscribed, silent]) expect(answer).toEqual(first);
    expect(await subscribersOf(email)).toMatchObject([{ email, status: 'active', source: 'blog' }]);
    expect(await subscribersOf(robot)).toEqual([]);
  });

  test('that is sent ten times at once is stored once', async () => {
    const email = newEmail('reader');
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe({ email })));
    expect(answers.every(({ error }) => error === null)).toBe(true);
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no address', { email: '' }],
    ['an address without a place', { email: 'reader@' }],
    ['the address of erased clients', { email: 'erased@erased.invalid' }],
    ['an address with two places', { email: 'a@b.co@c.co' }],
    ['an address in markup', { email: '<img src=x onerror=alert(1)>@example.com' }],
    ['an address with a no-break space', { email: 'read\u00a0er@example.com' }],
    ['an address with a zero-width space', { email: 'reader@exam\u200bple.com' }],
    ['an address with an em space', { email: 'reader\u2003x@example.com' }],
    ['an address with a word joiner', { email: 'reader\u2060@example.com' }],
    ['an address that begins a formula', { email: '=1+1' }],
    ['a source in markup', { email: newEmail(), source: '<b>' }],
  ])('with %s is rejected with a sentence', async (_, form) => {
    expect((await subscribe(form)).error).toMatchObject({ code: 'PT422' });
  });

  test('is limited per connection', async () => {
    const client = visitor(newAddress());
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await subscribe({ email: newEmail('reader') }, client));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(20);
    expect(answers.at(-1)!.error).toMatchObject({ code: 'PT429' });
  });
});

test.each([
  ['message', (client: SupabaseClient) => send(messageForm(), client)],
  ['subscription', (client: SupabaseClient) => subscribe({ email: newEmail('reader') }, client)],
] as const)('decision 6 each %s sends an email, so whole IPv6 networks are limited, too', async (_, attempt) => {
  const network = newAddress().replace(/:[^:]*::1$/, '');
  const hosts = Array.from({ length: 62 }, (_one, host) => visitor(`${network}:${host.toString(16)}::1`));
  const answers = await Promise.all(hosts.map(attempt));
  const refusals = answers.flatMap(({ error }) => error ?? []);
  expect(refusals).toMatchObject(Array(2).fill({ code: 'PT429', hint: 'address' }));
  expect((await attempt(visitor())).error).toBeNull();
});

test.each([
  ['contact_form_enabled', () => send(messageForm()), 'messages-closed'],
  ['newsletter_enabled', () => subscribe({ email: newEmail() }), 'newsletter-closed'],
] as const)('decision 21 with %s off, visitors get a clear rejection', async (key, attempt, hint) => {
  await saveSetting(key, 'false');
  const { error } = await attempt();
  await saveSetting(key, 'true');
  expect(error).toMatchObject({ code: 'PT422', hint });
});
