import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Manifest } from 'domain/backup/manifest';
import { localKeys } from '../../local-stack/backend/local-keys';
import { projectRequests } from '../../local-stack/backups/project-requests';
import { startStack, type HarnessStack } from '../../local-stack/harness';
import { phone } from './accessibility';
import { expect, test } from './fixtures';
import { signIn } from './owner-dashboard';
import { database } from './stack';
import { send } from './visitor-bookings';

/** A new project besides the worker's own. */
let empty: HarnessStack;

test.beforeAll(async () => {
  empty = await startStack();
});
test.afterAll(() => empty.stop());

/** A minimal WebP image. */
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

const card = (page: Page) => page.getByRole('region', { name: 'Restore from a file' });
const chooseFile = (page: Page, file: string) => card(page).getByLabel('saved file').setInputFiles(file);

async function openEmptyProject(page: Page, button = 'Choose a saved file') {
  await page.goto(`${empty.addresses.site}/#/admin/settings/security`);
  await signIn(page);
  await card(page).getByRole('button', { name: button }).waitFor();
}

async function restore(page: Page, file: string) {
  await chooseFile(page, file);
  await card(page).getByRole('button', { name: 'Restore this file' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Restore this file?' });
  await question.getByRole('button', { name: 'Restore' }).press('Enter');
}

const stateOfEmpty = () =>
  projectRequests({ url: empty.addresses.api, secretKey: localKeys(empty.dataDir).secretKey }).state();

async function saveEverything(page: Page, to: string): Promise<Manifest> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  // Reads every table, one page of rows after the other.
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Save Everything' }).click();
  await (await download).saveAs(to);
  await page.getByText(/^Saved \d+ rows?/).waitFor();
  const content = unzipSync(new Uint8Array(await readFile(to)));
  return JSON.parse(new TextDecoder().decode(content['manifest.json'])) as Manifest;
}

test('BK2 a restore into an empty project survives a closed tab', async ({ openDashboard, openWindow }, testInfo) => {
  const name = `Restored ${randomUUID()}`;
  const image = `posts/${randomUUID()}.webp`;
  await send('send_contact_message', { name, email: 'visitor@example.com', message: 'Hello' });
  const upload = await database().storage.from('images').upload(image, webp, { contentType: 'image/webp' });
  expect(upload.error).toBeNull();
  const saved = testInfo.outputPath('saved.zip');
  const manifest = await saveEverything(await openDashboard('/settings/security'), saved);
  expect(manifest.images.map((one) => one.name)).toContain(image);

  const page = await openWindow({ viewport: phone });
  await openEmptyProject(page);
  const before = await stateOfEmpty();
  const damaged = testInfo.outputPath('damaged.zip');
  const bytes = await readFile(saved);
  await writeFile(damaged, bytes.subarray(0, bytes.length - 100));
  await chooseFile(page, damaged);
  await expect(card(page).getByText(/^Nothing was restored\. .* choose another one\.$/)).toBeVisible();
  expect(await stateOfEmpty()).toEqual(before);

  // The tab is closed while the rows are uploaded.
  await page.route('**/rpc/restore_page', () => {});
  const firstRows = page.waitForRequest('**/rpc/restore_page');
  await restore(page, saved);
  await firstRows;
  await card(page)
    .getByText(/^Uploaded 0 of/)
    .waitFor();
  await page.close();
  const interrupted = await stateOfEmpty();
  expect(interrupted.tables).toEqual(before.tables);
  expect(interrupted.images.map((one) => one.name)).toContain(image);

  const next = await openWindow({ viewport: phone });
  await openEmptyProject(next, 'Stop it');
  await card(next).getByRole('button', { name: 'Stop it' }).press('Enter');
  await expect(card(next).getByText(/^A restore /)).toBeHidden();
  expect(await stateOfEmpty()).toEqual(before);

  await restore(next, saved);
  await card(next)
    .getByText(/^Restored /)
    .waitFor({ timeout: 120_000 });

  const { tables, images } = await stateOfEmpty();
  expect(images.map((one) => one.name)).toContain(image);
  for (const table of [
    'contact_messages_la2024',
    'bookings_la2024',
    'site_settings_la2024',
    'blog_posts_la2024',
    'people',
  ])
    expect([table, tables[table]?.fingerprint]).toEqual([table, manifest.tables[table]?.fingerprint]);
  // Without a reload.
  await next.evaluate(() => void (window.location.hash = '#/admin/contacts'));
  await expect(next.getByText(name).first()).toBeVisible();
  await next.goto(`${empty.addresses.site}/#/admin/settings/security`);
  await expect(card(next).getByText(/^npm run restore/)).toBeVisible();
});
