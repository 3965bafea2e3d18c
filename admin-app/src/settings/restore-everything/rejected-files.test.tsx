import { screen, within } from '@testing-library/react';
import { openSettings } from '../../testing/open-settings';
import { asked, card, choose, image, savedFile, seedOf } from '../../testing/restore-steps';

const unreadable = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });

const flipped = async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  bytes[80]! ^= 1;
  return new File([bytes], file.name);
};

test.each<[string, () => Promise<File>, RegExp]>([
  ['changed', async () => flipped(await savedFile()), /Copy it again, or choose another/],
  ['cut', async () => new File([(await savedFile()).slice(0, 200)], 'cut.zip'), /^Nothing was restored\. This is/],
  ['empty', async () => new File([], 'empty.zip'), /Copy it again, or choose another one\.$/],
  ['moved', async () => Object.assign(await savedFile(), { slice: unreadable }), /was moved or changed/],
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

test('BK2 images that a file lacks are counted', async () => {
  const images = ['posts/one.webp', 'posts/lost.webp'].map((name) => ({ ...image, name }));
  const file = await savedFile(() => ({ images }));
  await openSettings('/security', seedOf('empty'));
  await choose(file);
  expect(await screen.findByText(/^1 image couldn’t be read when the file was saved/)).toBeVisible();
});
