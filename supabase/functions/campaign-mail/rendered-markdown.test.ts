import { createMailPalette } from '../../../domain/src/mail-palette.ts';
import { renderMarkdown } from './rendered-markdown.ts';

const palette = createMailPalette();

test('Markdown is rendered as text and as HTML', () => {
  const { html, text } = renderMarkdown(
    [
      '# News',
      'Two **teams**, _one_ [page](https://example.com/page) &amp; more.',
      '1. first\n2. second',
      '> said\n> twice',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '```\ncode <here>\n```',
      '---',
    ].join('\n\n'),
    palette,
  );
  expect(html).toContain('<strong>teams</strong>');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/page">page<\/a>/);
  expect(html).toContain('code &lt;here&gt;');
  expect(html).toMatch(/<table style="[^"]*border-collapse:collapse"/);
  expect(html).toContain('&amp; more');
  expect(text).toContain('Two teams, one page (https://example.com/page) & more.');
  expect(text).toContain('1. first\n2. second');
  expect(text).toContain('> said\n> twice');
  expect(text).toContain('a | b\n1 | 2');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[here](javascript:alert(1))',
  '[here](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '[here](https://example.com/"onmouseover="alert(1))',
  '![" onerror="alert(1)](https://example.com/a.png)',
  '`<svg onload=alert(1)>`',
  '<https://example.com/"><script>alert(1)</script>',
  '| <b onclick=alert(1)> |\n| - |\n| x |',
  '[x]: javascript:alert(1)\n\n[x]',
])('nothing in %s becomes active markup', (markdown) => {
  const { html } = renderMarkdown(markdown, palette, 'https://lenaashford.example');
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  for (const tag of tags) {
    expect(tag).not.toMatch(/^<(script|svg|b )/i);
    // Quoted values cannot start another attribute.
    const attributes = tag.replace(/"[^"]*"/g, '""');
    expect(attributes).not.toMatch(/\son\w+=/i);
    expect(tag).not.toMatch(/(href|src)="(javascript|data):/i);
  }
});

test('a task list has boxes, and columns have their alignment, as in articles', () => {
  const { html, text } = renderMarkdown('- [ ] call\n- [x] sent\n\n| a | b |\n| - | -: |\n| 1 | 2 |', palette);
  expect(html).toContain('<li style="list-style:none">☐ call</li><li style="list-style:none">☑ sent</li>');
  expect(html).toMatch(/<td style="[^"]*text-align:left[^"]*">1<\/td><td style="[^"]*text-align:right[^"]*">2<\/td>/);
  expect(text).toContain('- [ ] call\n- [x] sent');
});

test('character references are decoded as in articles', () => {
  const { html, text } = renderMarkdown('One &mdash; two &#8594; three', palette);
  expect(html).toContain('One — two → three');
  expect(text).toBe('One — two → three');
});

test('relative addresses become absolute, because an email has no base address', () => {
  const { html } = renderMarkdown('![Lena](/images/lena.webp)', palette, 'https://lenaashford.example');
  expect(html).toContain('src="https://lenaashford.example/images/lena.webp"');
  expect(renderMarkdown('![Lena](/images/lena.webp)', palette).html).not.toContain('<img');
});

test('a quote has the same space above its text as below, to a pixel', () => {
  const { html } = renderMarkdown('> said', palette);
  const [, margin, above, below] = /margin:0 0 (\d+)px;padding:(\d+)px \d+px (\d+)px;.*<p style="margin:0 0 \1px">said/
    .exec(html)!
    .map(Number);
  expect(Math.abs(below! + margin! - above!)).toBeLessThanOrEqual(1);
});

test('thousands of nested quotes are sent as text', () => {
  const { html, text } = renderMarkdown(`${'> '.repeat(5000)}deep`, palette);
  expect(html).toContain('deep');
  expect(text).toContain('deep');
});

test.each(['https://example.com', 'www.example.com', 'ada@example.com'])(
  'the text version shows the plain address %s once',
  (address) => {
    expect(renderMarkdown(`See ${address}!`, palette).text).toBe(`See ${address}!`);
  },
);

test('a long address in a table does not make the email wider than the window', () => {
  const { html } = renderMarkdown('| a |\n| - |\n| https://example.com/very/long |', palette);
  expect(html).toMatch(/<td style="[^"]*overflow-wrap:anywhere/);
});
