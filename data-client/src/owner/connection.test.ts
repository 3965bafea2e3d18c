import { dataOf, urlOf } from 'data-client';
import { backend, config, credentials, refused, session, type Answer, type Answers } from '../testing/auth-backend';
import { countedOf } from './answers';
import { createCalendarRequests } from './calendars/requests';
import { connect, invoke } from './connection';
import { sessionStorageKey } from 'domain/session-storage-key';

const rowsPath = '/rest/v1/bookings_la2024';

test('A3 every request has the owner’s session, also while the page is being closed', async () => {
  const asked = backend();
  const { supabase, keepaliveClient } = connect(config);
  await supabase.auth.signInWithPassword(credentials);
  const fetch = jest.spyOn(globalThis, 'fetch');
  await dataOf(supabase.from('bookings_la2024').select('*'));
  await keepaliveClient().from('bookings_la2024').delete().in('id', ['a']);
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  const stored = JSON.parse(localStorage.getItem(sessionStorageKey)!) as { access_token: string };
  expect(sent).toEqual([`Bearer ${stored.access_token}`, `Bearer ${stored.access_token}`]);
  expect(asked.filter((path) => path === rowsPath)).toHaveLength(2);
});

test('A3 without a session no request is sent, because a visitor’s lists would be empty', async () => {
  const asked = backend();
  const { supabase } = connect(config);
  const expired = { name: 'DataError', code: 'session-expired' };
  await expect(dataOf(supabase.from('bookings_la2024').select('*'))).rejects.toMatchObject(expired);
  await expect(invoke(supabase, 'campaign-mail', {})).rejects.toMatchObject(expired);
  expect(asked).toEqual([]);
});

test.each([
  ['while the network is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['while too many sessions are renewed', refused(429, 'over_request_rate_limit')],
  ['behind a hotel’s sign-in page', () => new Response('<html></html>', { status: 511 })],
])('A3 a session that expires %s is kept, and its requests can be repeated', async (_, token: Answer) => {
  jest.useFakeTimers();
  const answers: Answers = { token };
  const asked = backend(answers);
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session(), expires_at: Date.now() / 1000 - 10 }));
  const { supabase } = connect(config);
  const failure = jest.fn();
  void dataOf(supabase.from('bookings_la2024').select('*')).catch(failure);
  // The spinner ends within seconds, although the session is being renewed for half a minute.
  await jest.advanceTimersByTimeAsync(5_000);
  expect(failure.mock.lastCall).toMatchObject([{ code: 'server' }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(localStorage.getItem(sessionStorageKey)).not.toBeNull();
  expect(asked).not.toContain(rowsPath);
  answers.token = undefined;
  await dataOf(supabase.from('bookings_la2024').select('*'));
  expect(asked).toContain(rowsPath);
  jest.useRealTimers();
});

test('A3 a session that cannot be renewed is used until it expires', async () => {
  jest.useFakeTimers();
  const asked = backend({ token: refused(503, 'unavailable') });
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session(), expires_at: Date.now() / 1000 + 80 }));
  const { supabase } = connect(config);
  const rows = () => dataOf(supabase.from('bookings_la2024').select('*'));
  void rows().catch(() => {});
  await jest.advanceTimersByTimeAsync(35_000);
  const later = rows().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(6_000);
  expect([await later, asked]).toEqual([[], expect.arrayContaining([rowsPath])]);
  jest.useRealTimers();
});

test('leaves retries to the query cache', async () => {
  backend();
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session(), expires_at: Date.now() / 1000 + 3600 }));
  const { supabase } = connect(config);
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(dataOf(supabase.from('bookings_la2024').select('*'))).rejects.toMatchObject({ code: 'offline' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('CA2 a request waits longer for the servers of other calendars than for the site’s own', async () => {
  backend();
  const { supabase } = connect(config);
  await supabase.auth.signInWithPassword(credentials);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  await invoke(supabase, 'booking-mail', {});
  await invoke(supabase, 'calendars', { read: 'a' });
  expect(timeout.mock.calls).toEqual([[10_000], [120_000]]);
});

test('CA4 a change of the writing of bookings does not wait for a slow calendar', async () => {
  jest.useFakeTimers();
  backend();
  const connection = connect(config);
  await connection.supabase.auth.signInWithPassword(credentials);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!urlOf(input).endsWith('/calendars')) return new Response(null, { status: 204 });
    return new Promise((_answer, reject) =>
      init!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  });
  const change = createCalendarRequests(config.url, connection).stopWriting('a', true);
  await jest.advanceTimersByTimeAsync(15_000);
  await change;
  jest.useRealTimers();
});

test.each([
  ['an HTML page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['no object', () => Response.json([])],
])('X5 a function that answers with %s has failed', async (_, answer) => {
  backend();
  const { supabase } = connect(config);
  await supabase.auth.signInWithPassword(credentials);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  await expect(invoke(supabase, 'calendars', { read: 'a' })).rejects.toMatchObject({ code: 'server' });
});

test.each([
  ['an HTML page', 200],
  ['no such address', 404],
])('A6 a count that is missing is an error, not zero: %s', async (_, status) => {
  backend();
  const { supabase } = connect(config);
  await supabase.auth.signInWithPassword(credentials);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
  const head = supabase.from('blog_posts_la2024').select('id', { count: 'exact', head: true });
  await expect(countedOf(head)).rejects.toMatchObject({ code: 'server' });
});
