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

test('P8 a task list has boxes in place of bullets', () => {
  const container = show('- [ ] Call *Mia*\n- [x] Send\n- neither');
  const items = [...container.querySelectorAll('li')];
  expect(items.map((item) => item.textContent)).toEqual(['☐ Call Mia', '☑ Send', 'neither']);
  expect(items.map((item) => item.className)).toEqual(['task', 'task', '']);
});

test('P8 the columns of a table have their alignment', () => {
  show('| Year | Revenue |\n| --- | --: |\n| 2026 | 1,200 |');
  for (const name of ['Revenue', '1,200']) expect(screen.getByText(name)).toHaveAttribute('align', 'right');
  for (const name of ['Year', '2026']) expect(screen.getByText(name)).not.toHaveAttribute('align');
});

test('P8 decodes character references and leaves unknown ones as typed', () => {
  expect(show('Fish &amp; chips &mdash; &#233; &nonsense;')).toHaveTextContent('Fish & chips — é &nonsense;');
});

test('P8 HTML in a post is shown as text', () => {
  const markup = 'text <b onclick="x()">inline</b> <svg/onload=x()>';
  expect(show(markup).textContent).toBe(markup);
  expect(show('<script>window.hacked = true</script>').textContent).toContain('<script>');
});

test('P8 web, email and phone links work', () => {
  show('[site](https://example.com) [mail](mailto:a@example.com) [call](tel:+1212) [here](/#/blog)');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com',
    'mailto:a@example.com',
    'tel:+1212',
    '/#/blog',
  ]);
  expect(screen.getByRole('link', { name: 'site' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});
