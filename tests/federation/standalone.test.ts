import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeDialog } from '../browser/close-dialog';
import { copySite, projectRoot, rewriteRegistry, serveSite } from './site';
import { visit } from './visit';

const remotes = ['public-site', 'booking-widget', 'blog-app', 'admin-app'];
const standalone = (name: string) => serveSite(path.join(projectRoot, name, 'dist/standalone'), { isShared: true });

describe('X1 a remote on an origin of its own', () => {
  test.each([
    ['public-site', 'button', 'Start Your Transformation'],
    ['booking-widget', 'button', 'Book Consultation'],
    ['blog-app', 'searchbox', 'Search articles'],
    ['admin-app', 'button', 'Sign In'],
  ] as const)('%s shows its own page', async (name, role, accessibleName) => {
    const site = await standalone(name);
    const { page } = await visit(site.address);
    await page.getByRole(role, { name: accessibleName }).first().waitFor();
    await site.close();
  });

  test('is found by a host we do not know, through its manifest, and shares that host’s React', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-host-'));
    execFileSync(process.execPath, [path.join(__dirname, 'foreign-host/build-host.mjs'), folder]);
    const [host, remote] = await Promise.all([serveSite(folder), standalone('blog-app')]);
    const { page } = await visit(`${host.address}?remote=${remote.address}mf-manifest.json`);
    await page.getByPlaceholder('Search articles...').waitFor();
    const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
    const loaded = remote.requests.filter((request) => request.endsWith('.js'));
    const texts = loaded.map((file) =>
      fs.readFileSync(path.join(projectRoot, 'blog-app/dist/standalone', file), 'utf8'),
    );
    expect(texts.some((text) => text.includes(`exports.${shared}`))).toBe(false);
    await Promise.all([host.close(), remote.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('X4 the booking dialog runs in a host on another minor version of React, which stays the only one', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-host-'));
    execFileSync(process.execPath, [path.join(__dirname, 'foreign-host/build-host.mjs'), folder, 'older']);
    const [host, remote] = await Promise.all([serveSite(folder), standalone('booking-widget')]);
    const { page } = await visit(`${host.address}?remote=${remote.address}mf-manifest.json`);
    const dialog = page.getByRole('dialog', { name: 'Book a consultation' });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: /Next available time/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('First name').fill('Maren');
    expect(await page.title()).toBe('React 19.2.0');
    await Promise.all([host.close(), remote.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test('can stand in the composed page as it is, and brings no second React', async () => {
    const origins = await Promise.all(remotes.map(standalone));
    const folder = copySite();
    rewriteRegistry(folder, (entry, name) => {
      const { address } = origins[remotes.indexOf(name)]!;
      const { files, ...manifest } = JSON.parse(
        fs.readFileSync(path.join(projectRoot, name, 'dist/standalone/remote.json'), 'utf8'),
      );
      return { ...entry, entry: address + manifest.entry, integrity: files[manifest.entry].integrity };
    });
    const composed = await serveSite(folder);
    const { page, violations } = await visit(composed.address);
    await page.getByRole('button', { name: 'Book Consultation' }).first().click();
    await page.getByRole('radio', { name: /Leadership Coaching/ }).waitFor();
    await closeDialog(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByPlaceholder('Search articles...').waitFor();
    expect(violations).toEqual([]);
    // One sheet of the components, and one of the font faces, which this page was not rendered with.
    expect(await page.locator('style[data-styled]').count()).toBe(2);
    await Promise.all([composed, ...origins].map(({ close }) => close()));
  });
});
