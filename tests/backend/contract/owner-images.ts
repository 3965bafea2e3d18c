import { owner } from './clients';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];

/** The signed-in owner's images. */
export function ownerImages(): void {
  test.each([
    ['jpg', jpeg],
    ['png', png],
    ['webp', webp],
  ])('I3 a %s image gets a unique address, whatever its file name', async (ending, start) => {
    const file = new Blob([new Uint8Array(start)], { type: 'text/plain' });
    const upload = () => owner.images.upload({ file, purpose: 'posts' });
    const [one, other] = [await upload(), await upload()];
    expect(one).toMatch(new RegExp(`^https?://.+/storage/v1/object/public/images/posts/[0-9a-f-]{36}\\.${ending}$`));
    expect(other).not.toBe(one);
  });
}
