import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from 'playwright-core';
import { expectSoon, openWindow } from './browser';
import { openBooking } from './booking-steps';
import { addresses, localOwner } from './stack';
import { goTo, readThrough, visit } from './visit';

/** Stands in the code of Supabase's sign-in and nowhere else. */
const markOfSignIn = 'grant_type=password';

/** Every script that the page downloads from now on. */
function watchScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return {
    ofDesk: () => scripts.map((script) => script.url()).filter((url) => url.includes('/r/admin-app/')),
    withSignIn: async () => {
      const texts = await Promise.all(scripts.map((script) => script.text().catch(() => '')));
      return texts.filter((text) => text.includes(markOfSignIn)).length;
    },
  };
}

test('A1 X1 whoever visits every public page downloads nothing of the desk, and nothing of its sign-in', async () => {
  const { page } = await openWindow();
  const scripts = watchScripts(page);
  for (const path of ['/', '/blog', '/blog/the-meeting-after-the-meeting', '/privacy-policy', '/nowhere']) {
    await goTo(page, path);
    await readThrough(page);
  }
  const { page: booker } = await visit();
  const asBooked = watchScripts(booker);
  await booker.reload();
  await openBooking(booker);
  for (const { ofDesk, withSignIn } of [scripts, asBooked]) {
    expect(ofDesk()).toEqual([]);
    expect(await withSignIn()).toBe(0);
  }
});

test('A1 the desk brings its sign-in when it is opened, and its tabs when they are', async () => {
  const { page } = await openWindow();
  const scripts = watchScripts(page);
  await page.goto(`${addresses.site}/#/admin`);
  await page.getByLabel('Username').waitFor();
  expect(scripts.ofDesk().length).toBeGreaterThan(0);
  await expectSoon(scripts.withSignIn, (count) => count === 1);
});

test('A1 no file that is published holds a password, a secret key or the role that passes every policy', () => {
  const projectRoot = path.resolve(__dirname, '../..');
  const files = ['dist/site', 'booking-widget/dist/standalone'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true })
      .map((name) => path.join(projectRoot, folder, String(name)))
      .filter((name) => /\.(m?js|html|json|css|map|txt|xml)$/.test(name) && statSync(name).isFile()),
  );
  expect(files.length).toBeGreaterThan(50);
  const secrets = ['sb_secret_', 'service_role', localOwner.password, 'postgres://'];
  const leaks = files.flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
  });
  expect(leaks).toEqual([]);
});
