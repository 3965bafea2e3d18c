import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Fault } from './faults';
import { builtSite, copySite, serveSite, type Site } from './site';
import { openForm, visit } from './visit';

const pageRequests = (site: Site) => site.requests.filter((request) => request === '/').length;

/** Returns the page's notice, after enough time for a page that keeps reloading to do so. */
async function settledNotice(page: Page) {
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
  await notice.waitFor();
  await page.waitForTimeout(1000);
  return notice;
}

describe('X2 when files of the shell', () => {
  test.concurrent.each<[what: string, files: string[], fault: Fault]>([
    ['are all missing', ['vendor', 'main'], 'missing'],
    ['are all answered with HTML', ['vendor', 'main'], 'html'],
    ['lack the vendor script', ['vendor'], 'missing'],
    ['lack the main script', ['main'], 'missing'],
    ['were tampered with', ['main'], 'changed'],
  ])('%s, the page reloads once, then shows a notice with a way out', async (_what, files, fault) => {
    const site = await serveSite(builtSite);
    for (const file of files) site.fail(`/assets/${file}.`, fault);
    const { page } = await visit(site.address);
    const notice = await settledNotice(page);
    expect(pageRequests(site)).toBe(2);
    await notice.getByRole('link', { name: 'hello@lenaashford.example' }).waitFor();
    await notice.getByRole('link', { name: '+12125550148' }).waitFor();
    expect(await notice.textContent()).toContain(
      'Reload it or contact me at hello@lenaashford.example or +12125550148',
    );

    await page.getByRole('button', { name: 'Start Your Transformation' }).click();
    expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);

    site.heal();
    await notice.getByRole('link', { name: 'Reload it' }).click();
    await notice.waitFor({ state: 'detached' });
    await openForm(page);
    await page.context().close();
    await site.close();
  });

  test('a cached page with files of an earlier shell reloads once', async () => {
    const site = await serveSite(copySite());
    const html = path.join(site.folder, 'index.html');
    const current = site.read('index.html');
    fs.writeFileSync(html, current.replace(/assets\/main\.\w+\.js/, 'assets/main.000000000000.js'));
    const { page } = await visit(site.address);
    await settledNotice(page);
    expect(pageRequests(site)).toBe(2);
    fs.writeFileSync(html, current);
    await page.reload();
    await page.getByRole('button', { name: 'Start Your Transformation' }).waitFor();
    expect(pageRequests(site)).toBe(3);
    await site.close();
  });
});
