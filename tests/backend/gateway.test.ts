import { apiUrl, ask, newAddress, newEmail, owner, post, publishableKey, visitor } from './api';
import { book, bookingForm, clearCalendar, freeSlots } from './slots';

test('every origin can call without cookies, and preflights are cached for a day', async () => {
  const response = await fetch(`${apiUrl}/rest/v1/rpc/book_consultation`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-type,x-client-info',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-client-info');
  expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(7200);
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test.each(['/rest/v1/blog_posts_la2024?select=slug', '/rest/v1/bookings_la2024', '/nowhere', '/auth/v1/settings'])(
  'a page of another origin can read what %s answers',
  async (path) => {
    const response = await ask(path, { headers: { origin: 'https://partner.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
    expect(response.headers.get('set-cookie')).toBeNull();
  },
);

test('a key in the address replaces the header, so that a page of another origin needs no preflight', async () => {
  const path = '/rest/v1/services_la2024?select=id&order=position.asc';
  const [inHeader, inAddress] = [await ask(path), await fetch(`${apiUrl}${path}&apikey=${publishableKey}`)];
  expect(inAddress.status).toBe(200);
  expect(await inAddress.json()).toEqual(await inHeader.json());
});

test('keep-alive connections stay open longer than the ten minutes of Node’s fetch', async () => {
  const { headers } = await ask('/auth/v1/settings');
  expect(headers.get('keep-alive')).toBe('timeout=660');
});

test('forged proxy headers do not change the client’s address', async () => {
  await clearCalendar();
  const address = newAddress();
  const slots = await freeSlots(30);
  const refusals = [];
  for (const [index, slot] of slots.slice(0, 22).entries()) {
    const invented = { 'cf-connecting-ip': newAddress(), 'x-real-ip': newAddress(), forwarded: `for=${newAddress()}` };
    const form = bookingForm(slot, { service_type: 'keynote', last_name: `Number ${index}` });
    // Behind a proxy, only the entry that the proxy adds counts.
    const forwarded = { 'x-forwarded-for': `${newAddress()}, ${address}` };
    const response = await post('/rest/v1/rpc/book_consultation', form, { ...invented, ...forwarded });
    refusals.push(response.status);
  }
  expect(refusals.filter((status) => status === 200)).toHaveLength(20);
  expect(refusals.slice(20)).toEqual([429, 429]);
});

const twoMegabytes = JSON.stringify({ email: 'x'.repeat(2_000_000) });

test.each([
  ['with', { body: twoMegabytes }],
  ['without', { body: new Blob([twoMegabytes]).stream(), duplex: 'half' }],
])('rejects a body of two megabytes %s a length, and the next request works', async (_, body) => {
  const headers = { 'content-type': 'application/json' };
  const big = await ask('/rest/v1/rpc/subscribe', { method: 'POST', headers, ...body });
  expect(big.status).toBe(413);
  expect((await ask('/rest/v1/blog_posts_la2024?select=slug&limit=1')).status).toBe(200);
});

const deep = '['.repeat(100_000) + ']'.repeat(100_000);

test.each<[string, string, string, string | undefined]>([
  ['a list of lists of lists', 'POST', '/rest/v1/rpc/subscribe', deep],
  ['a zero in a text', 'POST', '/rest/v1/rpc/subscribe', '{"email":"a\\u0000@example.com"}'],
  ['a zero in an address', 'GET', '/storage/v1/object/public/images/a%00.png', undefined],
  ['a zero in a filter', 'GET', '/rest/v1/blog_posts_la2024?slug=eq.a%00', undefined],
])('rejects %s with a sentence, not with a 500', async (_, method, path, body) => {
  const response = await ask(path, { method, body, headers: { 'content-type': 'application/json' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: 'The request is malformed.' });
});

test('accepts texts that merely contain zeros and brackets', async () => {
  const message = `${'['.repeat(500)} \\u0000 "${'{'.repeat(500)}"`;
  const form = { name: 'Ada', email: newEmail('brackets'), company: '', service: '', message, website: '' };
  expect((await visitor().rpc('send_contact_message', form)).data).toMatchObject({ message });
});

test('calling a function that is not running returns a clear error', async () => {
  const response = await ask('/functions/v1/booking-mail', { method: 'POST', body: '{}' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ message: 'The functions are not running.' });
});

test('decision 28 a list returns at most a thousand rows and the total count', async () => {
  const many = Array.from({ length: 1100 }, (_, index) => ({
    title: `Many ${index}`,
    slug: `many-${index}`,
    content: '',
  }));
  await owner().from('blog_posts_la2024').insert(many).throwOnError();
  const { data, count } = await owner()
    .from('blog_posts_la2024')
    .select('slug', { count: 'exact' })
    .like('slug', 'many-%');
  await owner().from('blog_posts_la2024').delete().like('slug', 'many-%').throwOnError();
  expect(data).toHaveLength(1000);
  expect(count).toBe(1100);
});

test('parallel requests of visitors and the owner do not mix', async () => {
  await clearCalendar();
  for (const slot of (await freeSlots()).slice(0, 3)) {
    await book(bookingForm(slot)).throwOnError();
    const message = { name: 'Maya', email: newEmail(), message: 'Is anybody there?' };
    await visitor().rpc('send_contact_message', message).throwOnError();
    await visitor().rpc('subscribe', { email: newEmail() }).throwOnError();
  }
  const tables = ['bookings_la2024', 'contact_messages_la2024', 'newsletter_subscribers_la2024'];
  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const table = tables[index % tables.length]!;
      const [seen, hidden] = await Promise.all([
        owner().from(table).select('id').limit(3),
        visitor().from(table).select('id').limit(3),
      ]);
      return { table, owned: seen.error ?? seen.data.length, leaked: hidden.data?.length ?? 0 };
    }),
  );
  expect(answers.filter(({ owned }) => owned !== 3)).toEqual([]);
  expect(answers.filter(({ leaked }) => leaked > 0)).toEqual([]);
});
