import { expect, test } from './fixtures';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { openBooking } from './booking-steps';
import { addresses, localOwner } from './stack';
import { goTo, readThrough } from './visit';

/** Occurs in Supabase's sign-in code only. */
const markOfSignIn = 'grant_type=password';

function watchScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return {
    ofDashboard: () => scripts.map((script) => script.url()).filter((url) => url.includes('/r/admin-app/')),
    withSignIn: async () => {
      const texts = await Promise.all(scripts.map((script) => script.text().catch(() => '')));
      return texts.filter((text) => text.includes(markOfSignIn)).length;
    },
  };
}

test('A1 X1 public pages download no dashboard code and no sign-in code', async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of ['/', '/blog', '/blog/the-meeting-after-the-meeting', '/privacy-policy', '/nowhere']) {
    await goTo(page, path);
    await readThrough(page);
  }
  await goTo(page, '/');
  await openBooking(page);
  expect(scripts.ofDashboard()).toEqual([]);
  expect(await scripts.withSignIn()).toBe(0);
});

test('A1 the dashboard downloads its code when it opens, and the sign-in code with the form', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(`${addresses.site}/#/admin`);
  const username = page.getByLabel('Username');
  await username.waitFor();
  expect(scripts.ofDashboard().length).toBeGreaterThan(0);
  await username.focus();
  await expect.poll(scripts.withSignIn).toBe(1);
});

test('A1 no published file contains a password, a secret key or the service role', () => {
  const projectRoot = path.resolve(import.meta.dirname, '../..');
  const files = ['dist/site', 'dist/origins/booking-widget'].flatMap((folder) =>
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
