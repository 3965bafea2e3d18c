import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot, serveSite, type Site } from './site';
import { visit } from './visit';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-hosts-'));
let remote: Site;

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(__dirname, 'foreign-host/build-hosts.mjs'), folder]);
  remote = await serveSite(path.join(projectRoot, 'dist/origins/booking-widget'), { isShared: true });
});
beforeEach(() => {
  remote.requests.length = 0;
});
afterAll(async () => {
  await remote.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Opens a host that was built with @module-federation/enhanced and contains none of our code. */
async function openHost(name: string, options: Record<string, string> = {}) {
  const host = await serveSite(path.join(folder, name));
  const backend = { url: 'http://localhost:54321', key: 'test' };
  const query = new URLSearchParams({ manifest: `${remote.address}mf-manifest.json`, ...backend, ...options });
  const { page } = await visit(`${host.address}?${query.toString()}`);
  return { page, close: host.close };
}

async function bookUntilDetails(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Book a consultation' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /Next available time/ }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('First name').fill('Maren');
}

/** Loaded files of the remote that contain a copy of React. */
function copiesOfReact(): string[] {
  const isReact = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=[^=]/;
  const scripts = [...new Set(remote.requests)].filter((file) => file.endsWith('.js'));
  return scripts.filter((file) => isReact.test(fs.readFileSync(path.join(remote.folder, file), 'utf8')));
}

test('FD1 a host without React mounts and unmounts the booking form with the remote’s fallbacks', async () => {
  const { page, close } = await openHost('without-react', { show: 'form' });
  await page.getByRole('radio', { name: /Leadership Coaching/ }).waitFor();
  expect(copiesOfReact()).toHaveLength(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('radio', { name: /Leadership Coaching/ }).waitFor({ state: 'detached' });
  await close();
});

test.each([
  ['with-react', '19.3.1'],
  ['older-react', '19.2.0'],
])('FD1 X4 a host %s renders the booking dialog in its own tree, with its own React', async (name, version) => {
  const { page, close } = await openHost(name);
  await bookUntilDetails(page);
  expect(await page.title()).toBe(`React ${version}`);
  expect(copiesOfReact()).toEqual([]);
  await close();
});

test('FD5 a host gets the types of the contract from the file next to the manifest', async () => {
  const types = await (await fetch(`${remote.address}contract.d.ts`)).text();
  const host = fs.mkdtempSync(path.join(projectRoot, '.cache/typed-host-'));
  const check = (options: string) => {
    const source = `import type { BookingWidgetMount } from './contract';
declare const remote: BookingWidgetMount;
void remote.mount(document.body, { backend: { url: '', key: '' }, ${options} });\n`;
    fs.writeFileSync(path.join(host, 'host.ts'), source);
    const tsc = path.join(projectRoot, 'node_modules/.bin/tsc');
    const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', 'false', '--types', '', 'host.ts'];
    const { stdout } = spawnSync(tsc, flags, { cwd: host, encoding: 'utf8' });
    return stdout;
  };
  fs.writeFileSync(path.join(host, 'contract.d.ts'), types);
  try {
    expect(check(`show: 'dialog'`)).toBe('');
    expect(check(`show: 'sideways'`)).toContain('sideways');
  } finally {
    fs.rmSync(host, { recursive: true, force: true });
  }
});
