import { renderMarkdown } from './rendered-markdown.ts';

test('a reader finds the owner’s words in both forms of the mail', () => {
  const { html, text } = renderMarkdown(
    [
      '# News',
      'Two **teams**, _one_ [room](https://example.com/room) &amp; a door.',
      '1. first\n2. second',
      '> said\n> twice',
      '| a | b |\n| - | - |\n| 1 | 2 |',
      '```\ncode <here>\n```',
      '---',
    ].join('\n\n'),
  );
  expect(html).toContain('<strong>teams</strong>');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example.com\/room">room<\/a>/);
  expect(html).toContain('code &lt;here&gt;');
  expect(html).toContain('&amp; a door');
  expect(text).toContain('Two teams, one room (https://example.com/room) & a door.');
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
  const { html } = renderMarkdown(markdown, 'https://lenaashford.example');
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  for (const tag of tags) {
    expect(tag).not.toMatch(/^<(script|svg|b )/i);
    // Attributes end where their quotes do: what stands in one cannot begin another.
    const attributes = tag.replace(/"[^"]*"/g, '""');
    expect(attributes).not.toMatch(/\son\w+=/i);
    expect(tag).not.toMatch(/(href|src)="(javascript|data):/i);
  }
});

test('addresses of the site’s own become whole ones, for a reader who is elsewhere', () => {
  const { html } = renderMarkdown('![Lena](/images/lena.webp)', 'https://lenaashford.example');
  expect(html).toContain('src="https://lenaashford.example/images/lena.webp"');
  expect(renderMarkdown('![Lena](/images/lena.webp)').html).not.toContain('<img');
});
