import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { openDashboard } from '../../testing/open-dashboard';
import { openSettings } from '../../testing/open-settings';
import { asked, button, card, choose, savedFile, seedOf } from '../../testing/restore-steps';

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
  const before = asked(client, 'settings.read');
  await restore(owner);
  expect(await screen.findByText(/^Restored \d+ rows and 1 image\./)).toBeVisible();
  await waitFor(() => expect(asked(client, 'settings.read')).toBeGreaterThan(before));
  expect(client.backend.restore.unfinished).toBeNull();
});

test('BK2 sample content is replaced only after a confirmation that says so', async () => {
  const { owner, client } = await openWithFile('sample');
  expect(await screen.findByText('The sample content of this project will be replaced.')).toBeVisible();
  await owner.click(await button('Restore this file'));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/sample content/);
  const store = client.fake.hold('backups.commit');
  await owner.click(await button('Restore'));
  expect(await screen.findByText(/^Everything is uploaded/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  store();
  expect(await screen.findByText(/^Restored/)).toBeVisible();
});

test('BK2 a project in use offers no file and points to the command', async () => {
  await openSettings('/security', seedOf('used'));
  expect(await within(await card()).findByText(/^npm run restore/)).toBeVisible();
  expect(screen.queryByLabelText('saved file')).not.toBeInTheDocument();
});

test('BK2 a lost connection pauses the restore, and it continues where it stopped', async () => {
  const { owner, client } = await openWithFile();
  client.fake.fail('backups.page');
  await restore(owner);
  expect(await screen.findByText('The restore is paused.')).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'SEO Management' }));
  await owner.click(await button('Keep restoring'));
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
  client.fake.fail('backups.cancel');
  await owner.click(await button('Remove uploads'));
  expect(await screen.findByText(/or remove what was uploaded\. The server couldn’t be reached/)).toBeVisible();
  client.fake.heal();
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
  await waitFor(() => expect(asked(client, 'settings.read')).toBeGreaterThan(before));
});

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
