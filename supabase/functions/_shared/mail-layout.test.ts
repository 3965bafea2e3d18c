import { layOut } from './mail-layout.ts';
import { createMailPalette } from './mail-palette.ts';

test('everything in an email is text, whatever it contains', () => {
  const typed = '"><script>&';
  const parts = [
    { kind: 'paragraph', text: typed },
    { kind: 'facts', facts: [[typed, typed]] },
    { kind: 'quote', label: typed, text: `${typed}\nsecond` },
    { kind: 'link', label: typed, address: typed },
  ] as const;
  const { html, text } = layOut(typed, parts, createMailPalette());
  expect(html).not.toContain('<script>');
  expect(html.match(/&quot;&gt;&lt;script&gt;&amp;/g)).toHaveLength(9);
  expect(text).toContain(`\n> ${typed}\n> second\n`);
});
