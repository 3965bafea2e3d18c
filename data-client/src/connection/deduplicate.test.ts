import { deduplicate } from './deduplicate';

test('B7 a double click sends one request, a later click another', async () => {
  let answer = (_: string) => {};
  const send = jest.fn((_form: string) => new Promise<string>((resolve) => (answer = resolve)));
  const once = deduplicate((form: string) => form, send);

  const clicks = [once('form'), once('form')];
  answer('booked');
  expect(await Promise.all(clicks)).toEqual(['booked', 'booked']);
  expect(send).toHaveBeenCalledTimes(1);

  const later = once('form');
  answer('again');
  expect(await later).toBe('again');
});

test('B10 the same form can be sent again after a failure', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('booked');
  const once = deduplicate((form: string) => form, send);
  await expect(once('form')).rejects.toThrow('lost');
  expect(await once('form')).toBe('booked');
});

test('B7 different forms do not wait for each other', () => {
  const send = jest.fn(() => new Promise(() => {}));
  const once = deduplicate((form: string) => form, send);
  void once('one');
  void once('other');
  expect(send).toHaveBeenCalledTimes(2);
});
