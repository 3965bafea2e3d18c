import { render } from '@testing-library/react';
import { randomNumbers } from 'domain/testing/random-numbers';
import { addressPlaces, hostileAddresses, hostileMarkup, markupPlaces } from '../testing/attacks';
import { intrusions } from '../testing/intrusions';
import { Markdown } from './markdown';
import { parseArticle } from './parse-article';

const alert = jest.fn();
window.alert = alert;

/** Returns the texts that produced disallowed markup. Renders all of them at once, which is faster. */
function harmful(texts: string[]): { text: string; harm: string[] }[] {
  const { container, unmount } = render(
    texts.map((text, index) => (
      <section key={index}>
        <Markdown article={parseArticle(text)} />
      </section>
    )),
  );
  const rendered = [...container.children].map((child, index) => ({
    text: texts[index] ?? '',
    harm: intrusions(child),
  }));
  unmount();
  expect(rendered).toHaveLength(texts.length);
  return rendered.filter(({ harm }) => harm.length > 0);
}

afterEach(() => expect(alert).not.toHaveBeenCalled());

test('P8 a URL that runs code never becomes a link or an image', () => {
  expect(harmful(hostileAddresses.flatMap((address) => addressPlaces.map((place) => place(address))))).toEqual([]);
});

test('P8 HTML in a post never becomes an element or an attribute', () => {
  expect(harmful(hostileMarkup.flatMap((markup) => markupPlaces.map((place) => place(markup))))).toEqual([]);
});

const glue = ['', ' ', '\n', '\n\n', '- ', ...'** _ ` [ ] ( ) < > ![ ]( & \\ | # " \''.split(' ')];

test('P8 2,000 random mixes of attacks and Markdown are harmless', () => {
  const next = randomNumbers(20_261_121);
  const pick = <Item,>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!;
  const pieces = [...hostileAddresses, ...hostileMarkup];
  const texts = Array.from({ length: 2000 }, () =>
    Array.from({ length: 2 + Math.floor(next() * 6) }, () => {
      const piece = pick(pieces);
      const from = Math.floor(next() * piece.length);
      return pick(glue) + (next() < 0.5 ? piece : piece.slice(from)) + pick(glue);
    }).join(''),
  );
  expect(harmful(texts)).toEqual([]);
});

test('P8 pathological texts are parsed quickly', () => {
  const slow = [
    '*a '.repeat(5000),
    '['.repeat(5000),
    '`'.repeat(5000) + 'a',
    '> '.repeat(500),
    '<'.repeat(5000),
    '![]('.repeat(2000),
  ];
  // The time of this process: other programs may keep the machine busy meanwhile.
  const start = process.cpuUsage();
  for (const text of slow) parseArticle(text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(4000);
});

test.each(['> ', '- ', '> 1. '])('P8 thousands of nested "%s" are shown as text', (mark) => {
  const { container } = render(<Markdown article={parseArticle(`${mark.repeat(5000)}deep`)} />);
  expect(container).toHaveTextContent(/deep$/);
});
