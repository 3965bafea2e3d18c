import { renderWithTheme } from 'shared-ui/testing';
import { categoryChoices } from './categories';
import { Highlighted } from './highlighted';

test('P3 every match of a search is marked, and the text stays whole', () => {
  const text = 'Trust first, then trust again';
  const { container } = renderWithTheme(<Highlighted words="trust">{text}</Highlighted>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Trust', 'trust']);
});

test('personal growth has a chip only if it has posts', () => {
  const names = (growth: number) =>
    categoryChoices('All', ['coaching'], { all: 3, 'personal-growth': growth }).map(({ name }) => name);
  expect(names(0)).toEqual(['All', 'Coaching']);
  expect(names(1)).toEqual(['All', 'Coaching', 'Personal Growth']);
});

test('L8 every category that has posts has a chip, so that the counts add up', () => {
  const chips = categoryChoices('All', ['coaching'], { all: 3, coaching: 1, business: 2 });
  expect(chips.map(({ name, count }) => [name, count])).toEqual([
    ['All', 3],
    ['Coaching', 1],
    ['Business', 2],
  ]);
});
