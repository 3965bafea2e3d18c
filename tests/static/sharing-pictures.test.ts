import { drawPicture } from '../../publishing/sharing-pictures/draw';

const colors = { ground: '#032B44', text: '#FFFFFF', accent: '#DAA520' };

/** Pictures look the same if their bytes are equal. */
const draw = async (texts: { title: string; category?: string; author?: string }) =>
  Buffer.from(await drawPicture({ category: 'coaching', author: 'Lena Ashford', colors, ...texts })).toString('base64');

test('R7 the image for link previews shows its author', async () => {
  expect(await draw({ title: 'One', author: 'Ada' })).not.toBe(await draw({ title: 'One', author: 'Lena' }));
});

test('R7 a word that is wider than the image continues on the next line', async () => {
  const word = 'Verantwortungsbereitschaft'.repeat(3);
  expect(await draw({ title: `${word}A` })).not.toBe(await draw({ title: `${word}B` }));
});

test('R7 emoji, which no font has, leave no gap', async () => {
  expect(await draw({ title: '🚀 Start 👩‍💻 strong ✅', author: 'Lena 🌟 Ashford' })).toBe(
    await draw({ title: 'Start strong' }),
  );
});

test('R7 accents, quotes, dashes and currencies are rendered', async () => {
  const plain = await draw({ title: 'a' });
  for (const sign of ['á', 'ł', 'ß', '“', '—', '…', '€', '&'])
    expect([sign, (await draw({ title: `a${sign}` })) === plain]).toEqual([sign, false]);
});

test('LA5 a title in a script that no font has gives way to the author', async () => {
  const named = await draw({ title: 'Lena Ashford', author: '' });
  for (const title of ['لماذا القيادة', 'מנהיגות 3', 'Почему — why', '日本語'])
    expect([title, (await draw({ title })) === named]).toEqual([title, true]);
});

test('R7 a long title ends with a whole word', async () => {
  const words = 'seven letters '.repeat(10).trim();
  expect(await draw({ title: `${words} abcdefghijkl` })).toBe(await draw({ title: `${words} mnopqrstuvwx` }));
});
