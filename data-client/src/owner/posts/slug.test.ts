import { randomNumbers } from 'domain/testing/random-numbers';
import { draftProblems, emptyPost, slugOf } from '../index';

test.each([
  ['The First Hour', 'the-first-hour'],
  ['Why? Because! (Really...)', 'why-because-really'],
  ['  Many   spaces  ', 'many-spaces'],
  ['Hyphens - and -- more --- of them', 'hyphens-and-more-of-them'],
  ['Sphinx of black quartz, judge my vow 1234567890', 'sphinx-of-black-quartz-judge-my-vow-1234567890'],
  ['Über Führung, élan & Ñandú', 'uber-fuhrung-elan-nandu'],
  ['C++ & C#', 'c-c'],
  ['snake_case', 'snakecase'],
  ['- begins and ends -', 'begins-and-ends'],
  ['Tab\tand\nline', 'tab-and-line'],
  ['?!', ''],
  ['', ''],
])('G3 the title "%s" has the slug "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

function* someTitles(count: number) {
  const kinds = [...'aZ7 -_éß漢🌊.\n\u00a0', '  ', '--', 'Straße', 'word '];
  const random = randomNumbers(20261121);
  const next = (below: number) => Math.floor(random() * below);
  for (let index = 0; index < count; index += 1)
    yield Array.from({ length: next(60) + 1 }, () => kinds[next(kinds.length)]!).join('');
}

test('G3 every title has a slug that the database accepts, or none', () => {
  for (const title of someTitles(3000)) {
    const slug = slugOf(title);
    expect(slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)).toBe(true);
    expect(slug.length).toBeLessThanOrEqual(120);
    expect(slugOf(slug)).toBe(slug);
    const problems = draftProblems({ ...emptyPost, title: 'Any', slug: slug || 'any' });
    expect(problems.slug).toBeUndefined();
  }
});
