import { owner } from './clients';
import { refusal } from './material';

const image = (start: readonly number[], size = start.length, type = '') => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new Blob([bytes], { type });
};

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];
const megabyte = 1024 * 1024;

/** The signed-in owner's images. */
export function ownerImages(): void {
  test.each([
    ['jpg', jpeg],
    ['png', png],
    ['webp', webp],
  ])('I3 a %s image gets a unique address, whatever its file name', async (ending, start) => {
    const upload = () => owner.images.upload({ file: image(start, 64, 'text/plain'), purpose: 'posts' });
    const [one, other] = [await upload(), await upload()];
    expect(one).toMatch(new RegExp(`^https?://.+/storage/v1/object/public/images/posts/[0-9a-f-]{36}\\.${ending}$`));
    expect(other).not.toBe(one);
  });

  test('I3 the owner sees the upload progress', async () => {
    const shares: number[] = [];
    await owner.images.upload({
      file: image(png, megabyte),
      purpose: 'portraits',
      onProgress: (share) => shares.push(share),
    });
    expect(shares.at(-1)).toBe(1);
  });

  test('I3 two megabytes are accepted, one byte more is rejected with a message', async () => {
    const upload = (size: number) => owner.images.upload({ file: image(jpeg, size), purpose: 'site' });
    expect(await upload(2 * megabyte)).toContain('/site/');
    await expect(upload(2 * megabyte + 1)).rejects.toEqual(refusal('invalid'));
  });

  test.each([
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
    ['a page that calls itself an image', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['nothing', '', 'image/webp'],
  ])('I3 %s is rejected with a message', async (_, text, type) => {
    const upload = owner.images.upload({ file: new Blob([text], { type }), purpose: 'posts' });
    await expect(upload).rejects.toEqual(refusal('invalid'));
  });
}
