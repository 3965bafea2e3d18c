import { screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { openSettings } from '../../testing/open-settings';
import { keepSavedFiles } from '../../testing/saved-files';

const saved = keepSavedFiles();

// jsdom has no subtle crypto.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));

const button = (name: string) => screen.findByRole('button', { name });

test('BK1 the owner saves everything to one file', async () => {
  const { owner } = await openSettings('/security');
  await owner.click(await button('Save Everything'));
  expect(await screen.findByText(/^Saved \d+ rows? and 0 images\.$/)).toBeVisible();
  const [file, ...others] = await saved();
  expect(others).toEqual([]);
  expect(file?.name).toMatch(/^coach-site-\d{4}-\d\d-\d\d\.zip$/);
  expect(file?.text).toContain('rows/contact_messages_la2024/1.ndjson');
  expect(file?.text).toContain('manifest.json');
});

test('BK1 a lost connection names the table, and saving continues there', async () => {
  const { owner, client } = await openSettings('/security');
  client.fake.fail('backups.rows');
  await owner.click(await button('Save Everything'));
  expect(await screen.findByText('Saving stopped at contact messages. Nothing is lost.')).toBeVisible();
  expect(await saved()).toEqual([]);
  client.fake.heal();
  await owner.click(await button('Continue'));
  expect(await screen.findByText(/^Saved \d+ rows? and 0 images\.$/)).toBeVisible();
  expect(client.fake.calls.filter(({ operation }) => operation === 'backups.state')).toHaveLength(2);
});

test('BK1 a file on disk is discarded when saving is canceled, and dismissing the question is no failure', async () => {
  const stream = { write: jest.fn(), close: jest.fn(), abort: jest.fn(async () => {}) };
  const pick = jest.fn<Promise<object>, []>(async () => ({ createWritable: async () => stream }));
  Object.assign(window, { showSaveFilePicker: pick });
  const { owner, client } = await openSettings('/security');
  client.fake.fail('backups.rows');
  await owner.click(await button('Save Everything'));
  await owner.click(await button('Cancel'));
  await waitFor(() => expect(stream.abort).toHaveBeenCalled());
  expect(stream.close).not.toHaveBeenCalled();
  pick.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await owner.click(await button('Save Everything'));
  await waitFor(() => expect(pick).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^Nothing was saved/)).not.toBeInTheDocument();
  Reflect.deleteProperty(window, 'showSaveFilePicker');
});

test('BK1 images that cannot be read are counted', async () => {
  const { owner, client } = await openSettings('/security');
  const { state } = client.backups;
  const images = [{ name: 'posts/lost.webp', type: 'image/webp', size: 3, cache_control: null }];
  client.backups.state = async () => ({ ...(await state()), images });
  await owner.click(await button('Save Everything'));
  expect(await screen.findByText(/ and 0 images\. 1 image couldn’t be read\.$/)).toBeVisible();
});

test('BK1 canceling saves no file', async () => {
  const { owner, client } = await openSettings('/security');
  client.fake.fail('backups.rows');
  await owner.click(await button('Save Everything'));
  await owner.click(await button('Cancel'));
  expect(await button('Save Everything')).toBeVisible();
  expect(await saved()).toEqual([]);
});
