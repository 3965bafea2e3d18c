import { render, screen, within } from '@testing-library/react';
import { Markdown } from './markdown';
import { parseArticle } from './parse-article';

const show = (markdown: string) => render(<Markdown article={parseArticle(markdown)} />).container;

test('P8 renders headings, bold, italic, bullet and numbered lists', () => {
  const container = show('# One\n\nA **bold** and *italic* word\n\n- first\n- second\n\n1. uno\n2. due');
  expect(screen.getByRole('heading', { name: 'One', level: 3 })).toBeInTheDocument();
  expect(container.querySelector('strong')).toHaveTextContent('bold');
  expect(container.querySelector('em')).toHaveTextContent('italic');
  const [bullets, numbers] = screen.getAllByRole('list');
  expect(within(bullets!).getAllByRole('listitem')).toHaveLength(2);
  expect(numbers!.tagName).toBe('OL');
});

test('P8 decodes character references and leaves unknown ones as typed', () => {
  expect(show('Fish &amp; chips &mdash; &#233; &nonsense;')).toHaveTextContent('Fish & chips — é &nonsense;');
});

const attacks = [
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  'text <b onclick="x()">inline</b> <svg/onload=x()>',
  '<iframe src="javascript:x()"></iframe>',
  '<style>*{display:none}</style>',
  '<a href="javascript:x()">link</a>',
];

test.each(attacks)('P8 HTML in a post is shown as text: %s', (attack) => {
  const container = show(attack);
  expect(container.querySelector('script, img, svg, iframe, style, b, a')).toBeNull();
  expect(container.textContent).toContain(attack.slice(0, 8));
});

const addresses = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>1</script>)',
  '[x](vbscript:x)',
  '[x](java\tscript:alert(1))',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,AAAA)',
  '<javascript:alert(1)>',
  '[x](&#106;avascript:alert(1))',
];

test.each(addresses)('P8 a URL with a disallowed scheme is not a link: %s', (markdown) => {
  const container = show(markdown);
  for (const element of container.querySelectorAll('a, img')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    expect(new URL(address, 'http://localhost/').protocol).toMatch(/^(https?|mailto|tel):$/);
  }
  expect(container.querySelector('[href^="javascript" i], [src^="javascript" i], [src^="data" i]')).toBeNull();
});

test('P8 web, email and phone links work', () => {
  show('[site](https://example.com) [mail](mailto:a@example.com) [call](tel:+1212) [here](/#/blog)');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com',
    'mailto:a@example.com',
    'tel:+1212',
    '/#/blog',
  ]);
});
