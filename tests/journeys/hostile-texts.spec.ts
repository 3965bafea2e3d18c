import { expect, test } from './fixtures';
import { definitionOf, settingKeys, type SettingKey } from 'domain/settings/registry';
import type { Locator, Page } from '@playwright/test';
import { smallest } from './accessibility';
import { settle } from './settle';
import { addresses, database, withSettings } from './stack';
import { freeSlots, send } from './visitor-bookings';
import { goTo, readThrough } from './visit';

const short = '"><img src=x onerror="pwned=1" data-evil>';
const markup = `${short}<svg onload="pwned=1" data-evil></svg></title></script><script>pwned=1</script><a href="javascript:pwned=1">x</a>`;
const script = 'javascript:pwned=1';

/** Injected markup that became elements, and scripts that ran or would run when clicked. */
const comeAlive = (page: Page) =>
  page.evaluate(() => {
    const runs = ['href', 'xlink:href', 'action', 'formaction', 'srcdoc'];
    const found = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name === 'data-evil' || name.startsWith('on') || (runs.includes(name) && /^\s*javascript:/i.test(value)),
      ),
    );
    return [...found.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...('pwned' in window ? ['It ran.'] : [])];
  });

/**
 * Keys of the public settings that hold text, those of the site's words included. Switches stay as they are, because turning
 * sections off would hide them.
 */
async function wordySettings(): Promise<string[]> {
  const { data, error } = await database().from('site_settings_la2024').select('key, value').eq('is_public', true);
  if (error) throw error;
  const stored = (data as { key: string; value: string }[]).filter(
    ({ value }) => !/^"?(?:true|false|[\d.]+)"?$/.test(value),
  );
  return [...new Set([...stored.map(({ key }) => key), ...words])];
}

const words = settingKeys.filter((key) => key.startsWith('words_'));

/** An address that the database accepts. */
const evilAddress = (evil: string) => `https://evil.example/${encodeURIComponent(evil).replaceAll("'", '%27')}.mp4`;

/**
 * A setting's value made of `evil`. The database limits the site's words and checks their addresses; their lists hold it in every
 * field of an entry.
 */
function evilValue(key: string, evil: string): string {
  if (!words.includes(key as SettingKey)) return evil;
  const { type, fields = {}, maxLength } = definitionOf(key as SettingKey);
  if (type === 'url') return evilAddress(evil);
  if (type !== 'list') return evil.slice(0, maxLength);
  const entry = Object.entries(fields).map(([field, { maxLength: most, isAddress, isPicture }]) => [
    field,
    isAddress || isPicture ? evilAddress(evil) : evil.slice(0, most),
  ]);
  return JSON.stringify([Object.fromEntries(entry)]);
}

const isUncaught = (complaint: string) => /^\w*Error\b/.test(complaint);

for (const [kind, evil] of [
  ['markup', markup],
  ['a script for an address', script],
  ['a poisoned object', '{"__proto__":{"pwned":1},"constructor":{"prototype":{"pwned":1}}}'],
  ['style', 'red;}*{display:none}/*'],
] as const)
  test(`L3 H5 R7 R8 ${kind} in any setting is rendered as text on every public page`, async ({ visit, complaints }) => {
    const keys = await wordySettings();
    expect(keys.length).toBeGreaterThan(60);
    await withSettings(Object.fromEntries(keys.map((key) => [key, evilValue(key, evil)])), async () => {
      const page = await visit();
      for (const path of ['/', '/blog', '/privacy-policy', '/cookie-policy', '/partners', '/nowhere']) {
        await goTo(page, path);
        await readThrough(page);
        expect({ path, alive: await comeAlive(page) }).toEqual({ path, alive: [] });
        expect(await page.evaluate(() => 'pwned' in {})).toBe(false);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      await page.close();
    });
    expect(complaints.splice(0).filter(isUncaught)).toEqual([]);
  });

test('K1 M1 O2 A4 visitors’ input is rendered as text throughout the dashboard', async ({ openDashboard }) => {
  const email = `evil.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  const [slot] = await freeSlots();
  const { id: booking } = await send('book_consultation', {
    request_id: crypto.randomUUID(),
    service_type: 'keynote',
    appointment_date: slot!.date,
    appointment_time: slot!.time,
    first_name: short,
    last_name: short,
    email,
    phone: script,
    company: short,
    message: markup,
  });
  const { id: message } = await send('send_contact_message', { name: short, email, company: short, message: markup });
  const page = await openDashboard('/overview');
  await page.getByText('onerror').first().waitFor();
  const places = [
    '/overview',
    '/bookings',
    `/bookings/${booking}`,
    '/bookings/week',
    '/contacts',
    `/contacts/${message}`,
    `/newsletter?search=${encodeURIComponent(markup)}`,
    '/mails',
    '/history',
  ];
  for (const place of places) {
    await page.goto(`${addresses.site}/#/admin${place}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await settle(page);
    expect({ place, alive: await comeAlive(page) }).toEqual({ place, alive: [] });
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('onerror');
  await page.getByRole('option').first().waitFor();
  expect(await comeAlive(page)).toEqual([]);
});

/** Whether the last character of a text is to the left of its first one. */
const endsLeft = (text: Locator) =>
  text.evaluate((element) => {
    const letters = document.createRange();
    const left = (index: number) => {
      letters.setStart(element.firstChild!, index);
      letters.setEnd(element.firstChild!, index + 1);
      return letters.getBoundingClientRect().left;
    };
    return left(element.textContent.length - 1) < left(0);
  });

test('M1 O2 names and messages written from right to left end on the left', async ({ openDashboard }) => {
  const name = `עדי ${crypto.randomUUID().slice(0, 4)} (IL)`;
  const texts = { company: 'חברת אור!', message: 'שלום! מתי נוכל לדבר?' };
  const { id } = await send('send_contact_message', { name, email: 'adi@visitor.example', ...texts });
  const page = await openDashboard('/overview');
  await expect.poll(() => endsLeft(page.getByRole('main').getByText(name, { exact: true }))).toBe(true);
  await page.goto(`${addresses.site}/#/admin/contacts`);
  const row = page.getByRole('row').filter({ hasText: name });
  for (const text of [name, ...Object.values(texts)])
    expect(await endsLeft(row.getByText(text, { exact: true }))).toBe(true);
  await page.goto(`${addresses.site}/#/admin/contacts/${id}`);
  const dialog = page.getByRole('dialog', { name });
  for (const text of [name, ...Object.values(texts)])
    expect(await endsLeft(dialog.getByText(text, { exact: true }))).toBe(true);
});

test('M1 a long address is cut off within the message on a phone', async ({ openDashboard }) => {
  const email = `${'long'.repeat(12)}@${'wide'.repeat(15)}.example`;
  const { id } = await send('send_contact_message', { name: 'Ada Quill', email, message: 'Hello.' });
  const page = await openDashboard(`/contacts/${id}`, { viewport: smallest });
  const address = page.getByRole('dialog').getByTitle(email);
  await address.scrollIntoViewIfNeeded();
  const box = (await address.boundingBox())!;
  expect(box.x + box.width).toBeLessThan(smallest.width);
});

test('R5 malformed URLs show a page of this site without errors', async ({ visit, complaints }) => {
  const page = await visit();
  for (const path of [
    '/%',
    '/blog/%E0%A4%A',
    '/blog/__proto__',
    '/blog?search=%E0%A4%A',
    '/booking/%',
    '/admin/%E0%A4%A',
    '/admin/bookings?page=-1&status=__proto__&sort=constructor',
    '//evil.example',
    '/\\evil.example',
  ]) {
    await page.goto(`${addresses.site}/#${path}`);
    await page.getByRole('heading').first().waitFor();
    await settle(page);
    expect(new URL(page.url()).origin).toBe(addresses.site);
    expect({ path, errors: complaints.splice(0).filter(isUncaught) }).toEqual({ path, errors: [] });
  }
});
