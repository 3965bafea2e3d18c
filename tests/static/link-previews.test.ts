import { renderLinkPreview } from '../../publishing/link-previews/render';

const colors = { ground: '#032B44', text: '#FFFFFF', accent: '#DAA520' };

/** Pictures look the same if their bytes are equal. */
const render = async (texts: { title: string; category?: string; author?: string }) =>
  Buffer.from(await renderLinkPreview({ category: 'coaching', author: 'Lena Ashford', colors, ...texts })).toString(
    'base64',
  );

test('R7 the image for link previews shows its author', async () => {
  expect(await render({ title: 'One', author: 'Ada' })).not.toBe(await render({ title: 'One', author: 'Lena' }));
});

test('R7 a word that is wider than the image continues on the next line', async () => {
  const word = 'Verantwortungsbereitschaft'.repeat(3);
  expect(await render({ title: `${word}A` })).not.toBe(await render({ title: `${word}B` }));
});

test('R7 emoji, which no font has, leave no gap', async () => {
  expect(await render({ title: '🚀 Start 👩‍💻 strong ✅', author: 'Lena 🌟 Ashford' })).toBe(
    await render({ title: 'Start strong' }),
  );
});

test('R7 accents, quotes, dashes and currencies are rendered', async () => {
  const plain = await render({ title: 'a' });
  for (const sign of ['á', 'ł', 'ß', '“', '—', '…', '€', '&'])
    expect([sign, (await render({ title: `a${sign}` })) === plain]).toEqual([sign, false]);
});

test('LA5 a title in a script that no font has gives way to the author', async () => {
  const named = await render({ title: 'Lena Ashford', author: '' });
  for (const title of ['لماذا القيادة', 'מנהיגות 3', 'Почему — why', '日本語'])
    expect([title, (await render({ title })) === named]).toEqual([title, true]);
});

test('R7 a long title ends with a whole word', async () => {
  const words = 'seven letters '.repeat(10).trim();
  expect(await render({ title: `${words} abcdefghijkl` })).toBe(await render({ title: `${words} mnopqrstuvwx` }));
});
