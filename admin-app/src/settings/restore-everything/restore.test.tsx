import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import type { RestoreReadiness } from 'data-client/owner';
import { createFakeOwnerClient, type FakeOwnerClient } from 'data-client/testing';
import { saveEverything } from 'domain/backup/save';
import { webcrypto } from 'node:crypto';
import { openDashboard } from '../../testing/open-dashboard';
import { openSettings } from '../../testing/open-settings';

type Bytes = Uint8Array<ArrayBuffer>;

beforeAll(() => {
  // jsdom has no subtle crypto.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const webp: Bytes = new Uint8Array([1, 2, 3]);

/** A file of a fake project with an image. */
async function savedFile(change: (state: { schema_version: string }) => object = () => ({})): Promise<File> {
  const { backups } = createFakeOwnerClient({ isSignedIn: true });
  const chunks: Bytes[] = [];
  const image = { name: 'posts/one.webp', type: 'image/webp', size: 3, cache_control: null };
  const state = async () => {
    const now = await backups.state();
    return { ...now, images: [image], ...change(now) };
  };
  await saveEverything({ ...backups, state, image: async () => webp }, async (chunk) => void chunks.push(chunk), {
    projectVersion: '1.2.3',
  });
  return new File(chunks, 'coach-site-2026-11-20.zip');
}

const seedOf = (readiness: RestoreReadiness['readiness'], unfinished: RestoreReadiness['unfinished'] = null) => ({
  restore: { readiness, unfinished, lines: '' },
});

const card = () => screen.findByRole('region', { name: 'Restore from a file' });
const button = (name: string) => screen.findByRole('button', { name });
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('saved file'), { target: { files: [file] } });

async function openWithFile(readiness: 'empty' | 'sample' = 'empty') {
  const file = await savedFile();
  const dashboard = await openSettings('/security', seedOf(readiness));
  await choose(file);
  await button('Restore this file');
  return dashboard;
}

async function restore(owner: Awaited<ReturnType<typeof openWithFile>>['owner']) {
  await owner.click(await button('Restore this file'));
  await owner.click(await button('Restore'));
}

const asked = ({ fake }: FakeOwnerClient, operation: string) =>
  fake.calls.filter((call) => call.operation === operation).length;

test('BK2 the dashboard of an empty project checks a file, shows its content, asks, and restores it', async () => {
  const { owner, client } = await openWithFile();
  const shown = within(await card());
  expect(shown.getByText('coach-site-2026-11-20.zip')).toBeVisible();
  expect(shown.getByText(/^Saved .*, 20\d\d, .* by version 1\.2\.3 .* complete and unchanged$/)).toBeVisible();
  expect(shown.getByText('Messages').nextElementSibling).toHaveTextContent(/^\d+$/);
  expect(shown.getByText('Images').nextElementSibling).toHaveTextContent('1');
  expect(asked(client, 'backups.begin')).toBe(0);
  await owner.click(await button('Restore this file'));
  expect(await screen.findByRole('alertdialog', { name: 'Restore this file?' })).toBeVisible();
  await owner.click(await button('Cancel'));
  expect(asked(client, 'backups.begin')).toBe(0);
  await restore(owner);
  expect(await screen.findByText(/^Restored \d+ rows and 1 image\./)).toBeVisible();
  expect(client.backend.restore.unfinished).toBeNull();
});

test('BK2 sample content is replaced only after a confirmation that says so', async () => {
  const { owner } = await openWithFile('sample');
  expect(await screen.findByText('The sample content of this project will be replaced.')).toBeVisible();
  await owner.click(await button('Restore this file'));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/sample content/);
  await owner.click(await button('Restore'));
  expect(await screen.findByText(/^Restored/)).toBeVisible();
});

test('BK2 a project in use offers no file and points to the command', async () => {
  await openSettings('/security', seedOf('used'));
  expect(await within(await card()).findByText(/^npm run restore/)).toBeVisible();
  expect(screen.queryByLabelText('saved file')).not.toBeInTheDocument();
});

const flipped = async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  bytes[80]! ^= 1;
  return new File([bytes], file.name);
};

test.each<[string, () => Promise<File>, RegExp]>([
  ['changed', async () => flipped(await savedFile()), /Copy it again, or choose another/],
  ['cut', async () => new File([(await savedFile()).slice(0, 200)], 'cut.zip'), /^Nothing was restored\. This is/],
  ['empty', async () => new File([], 'empty.zip'), /Copy it again, or choose another one\.$/],
  ['newer', () => savedFile(() => ({ schema_version: '29990101000000' })), /Update this project first\.$/],
  ['older', () => savedFile(() => ({ schema_version: '20260101000000' })), /“npm run restore”, which upgrades it\.$/],
])('BK2 a file that is %s is rejected with a sentence about the next step', async (_, refused, sentence) => {
  const file = await refused();
  const { client } = await openSettings('/security', seedOf('empty'));
  await choose(file);
  expect(await within(await card()).findByText(sentence)).toBeVisible();
  expect(asked(client, 'backups.begin')).toBe(0);
  expect(screen.getByLabelText('saved file')).toBeInTheDocument();
});

test('BK2 a lost connection pauses the restore, and it continues where it stopped', async () => {
  const { owner, client } = await openWithFile();
  client.fake.fail('backups.page');
  await restore(owner);
  expect(await screen.findByText('The restore is paused.')).toBeVisible();
  client.fake.heal();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Restored/)).toBeVisible();
  expect(asked(client, 'backups.begin')).toBe(1);
  expect(asked(client, 'backups.uploadImage')).toBe(1);
});

test('BK2 canceling removes the uploaded data and keeps the file', async () => {
  const { owner, client } = await openWithFile();
  client.fake.fail('backups.page');
  await restore(owner);
  await screen.findByText('The restore is paused.');
  await owner.click(await button('Cancel'));
  expect(await screen.findByText('Canceled. Nothing was restored.')).toBeVisible();
  expect(client.backend.restore).toMatchObject({ readiness: 'empty', unfinished: null });
  expect(await button('Restore this file')).toBeEnabled();
});

test('BK2 a rejected restore says so, keeps the file, and can be tried again', async () => {
  const { owner, client } = await openWithFile();
  const differs = { message: 'The rows of people differ.', hint: 'differs' };
  client.fake.fail('backups.commit', new DataError('invalid', differs));
  await restore(owner);
  expect(await screen.findByText('Nothing was restored. The rows of people differ.')).toBeVisible();
  expect(client.backend.restore).toMatchObject({ readiness: 'empty', unfinished: null });
  client.fake.heal();
  await restore(owner);
  expect(await screen.findByText(/^Restored/)).toBeVisible();
});

test('BK2 a restore that another one replaced stops', async () => {
  const { owner, client } = await openWithFile();
  const release = client.fake.hold('backups.page');
  await restore(owner);
  await screen.findByText(/^Uploaded 0 of/);
  client.backend.restore.unfinished = null;
  release();
  expect(await screen.findByText(/stopped or replaced by another one/)).toBeVisible();
});

const unfinished = (isRunning: boolean) => ({
  restore_id: 'one',
  started_at: '2026-11-20T15:00:00Z',
  is_running: isRunning,
  images: ['posts/one.webp'],
});

test('BK2 an interrupted restore is shown and can be removed', async () => {
  const { owner, client } = await openSettings('/security', seedOf('empty', unfinished(false)));
  expect(await screen.findByText('A restore was interrupted. Your site hasn’t changed.')).toBeVisible();
  await owner.click(await button('Remove uploads'));
  await waitFor(() => expect(screen.queryByText(/was interrupted/)).not.toBeInTheDocument());
  expect(client.backend.restore.unfinished).toBeNull();
});

test('BK2 a second tab follows the restore, and then shows the restored data', async () => {
  const { client } = await openSettings('/security', seedOf('empty', unfinished(true)));
  expect(await screen.findByText(/^A restore is running in another tab/)).toBeVisible();
  expect(screen.queryByLabelText('saved file')).not.toBeInTheDocument();
  const before = asked(client, 'settings.read');
  Object.assign(client.backend.restore, { readiness: 'used', unfinished: null });
  fireEvent.focus(window);
  await waitFor(() => expect(asked(client, 'settings.read')).toBeGreaterThan(before), { timeout: 8000 });
}, 15_000);

test('BK2 leaving the page while restoring asks first', async () => {
  const { owner, client } = await openWithFile();
  client.fake.hold('backups.page');
  await restore(owner);
  await screen.findByText(/^Uploaded 0 of/);
  await owner.click(screen.getByRole('link', { name: 'SEO Management' }));
  expect(await screen.findByRole('alertdialog', { name: 'Stop the restore?' })).toBeVisible();
  await owner.click(await button('Keep restoring'));
  expect(await screen.findByText(/^Uploaded 0 of/)).toBeVisible();
});

test('BK2 a failed readiness check shows an error with a way to try again', async () => {
  await openDashboard({ fails: 'backups.readiness', address: '/admin/settings/security' });
  expect(await within(await card()).findByRole('button', { name: 'Try again' })).toBeVisible();
});
