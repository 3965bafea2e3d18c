import { apiUrl, operator, owner, publishableKey } from './api';
import { addressOf, imageBytes, imageOfSize, images, newName, textBytes, uploadAs, type ImageType } from './images';

const megabyte = 1024 * 1024;

const uploaded = () => uploadAs(owner());

describe('the owner', () => {
  test.each<ImageType>(['image/jpeg', 'image/png', 'image/webp'])(
    'I3 uploads %s, and everyone receives it with its type',
    async (contentType) => {
      const name = newName(contentType.slice(6));
      const { data, error } = await images(owner()).upload(name, imageBytes(contentType), {
        contentType,
        cacheControl: '31536000',
      });
      expect(error).toBeNull();
      expect(data).toMatchObject({ path: name, fullPath: `images/${name}` });

      const seen = await fetch(images(owner()).getPublicUrl(name).data.publicUrl);
      expect(seen.status).toBe(200);
      expect(Buffer.from(await seen.arrayBuffer())).toEqual(Buffer.from(imageBytes(contentType)));
      expect(seen.headers.get('content-type')).toBe(contentType);
      expect(seen.headers.get('cache-control')).toBe('max-age=31536000');
      expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
      expect(seen.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  test('I3 never replaces a file', async () => {
    const name = await uploaded();
    const again = await images(owner()).upload(name, imageBytes('image/png'), { contentType: 'image/png' });
    expect(again.error).toMatchObject({ statusCode: '409' });
    expect((await fetch(addressOf(name))).headers.get('content-type')).toBe('image/webp');
  });

  test('I3 removes a file', async () => {
    const name = await uploaded();
    expect((await images(owner()).remove([name])).data).toHaveLength(1);
    expect((await fetch(addressOf(name))).status).toBe(400);
  });

  test.each([
    ['a drawing that can hold scripts', 'image/svg+xml', textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', 'text/html', textBytes('<script>alert(1)</script>')],
    ['an animation of an old kind', 'image/gif', textBytes('GIF89a')],
    ['a page that calls itself a picture', 'image/png', textBytes('<html><script>alert(1)</script></html>')],
    ['a drawing that calls itself a picture', 'image/webp', textBytes('<svg onload="alert(1)"/>')],
    ['a picture of another type than it says', 'image/jpeg', imageBytes('image/png')],
    ['nothing at all', 'image/png', new ArrayBuffer(0)],
  ])('I3 cannot upload %s', async (_, contentType, bytes) => {
    const name = newName();
    const { error } = await images(owner()).upload(name, bytes, { contentType });
    expect(error).toMatchObject({ statusCode: '415' });
    expect((await fetch(addressOf(name))).ok).toBe(false);
  });

  test('I3 uploads up to two megabytes', async () => {
    const contentType = 'image/png';
    const most = await images(owner()).upload(newName(), imageOfSize(contentType, 2 * megabyte), { contentType });
    expect(most.error).toBeNull();
    const more = await images(owner()).upload(newName(), imageOfSize(contentType, 2 * megabyte + 1), { contentType });
    expect(more.error).toMatchObject({ statusCode: '413' });
    const far = await images(owner()).upload(newName(), imageOfSize(contentType, 7 * megabyte), { contentType });
    expect(far.error).not.toBeNull();
  });

  test.each(['../outside.png', 'a/../../outside.png', 'näme.png', 'a\u0000b.png'])(
    'I3 a name like %j is rejected without revealing anything about this machine',
    async (name) => {
      const { error } = await images(owner()).upload(name, imageBytes('image/png'), { contentType: 'image/png' });
      expect(error).not.toBeNull();
      expect(error!.message).not.toMatch(/ENOENT|EISDIR|backend/);
    },
  );

  test('I3 has no other buckets', async () => {
    const { error } = await owner()
      .storage.from('private')
      .upload('a.png', imageBytes('image/png'), { contentType: 'image/png' });
    expect(error).toMatchObject({ statusCode: '404' });
  });
});

test('the secret key can remove files', async () => {
  const name = await uploaded();
  expect((await images(operator()).remove([name])).data).toHaveLength(1);
});

test('an image that has not changed is not sent again', async () => {
  const name = await uploaded();
  const etag = (await fetch(addressOf(name))).headers.get('etag')!;
  const again = await fetch(addressOf(name), { headers: { 'if-none-match': etag } });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const head = await fetch(addressOf(name), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test.each([
  '/storage/v1/bucket',
  '/storage/v1/object/images',
  '/storage/v1/object/sign/images/a.png',
  '/storage/v1/s3/',
])('%s returns an error', async (place) => {
  const response = await fetch(`${apiUrl}${place}`, { headers: { apikey: publishableKey } });
  expect(response.status).toBe(404);
});
