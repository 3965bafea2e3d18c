import { act, render, screen } from '@testing-library/react';
import { saveBookmark, useBookmarks } from './bookmarks';

const key = 'bookmarked_posts';
const article = (id: string) => ({ id, title: `Article ${id}`, slug: `article-${id}` });
const [one, two] = [article('1'), article('2')];

function Saved() {
  const ids = useBookmarks().map(({ id }) => id);
  return <output>{ids.join(' ') || 'none'}</output>;
}

test('P11 stores only id, title and slug of a post', () => {
  expect(saveBookmark(Object.assign(article('1'), { excerpt: 'Not kept' }))).toBe('saved');
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual([one]);
  expect(saveBookmark(one)).toBe('already-saved');
});

test('P11 useBookmarks follows every change, including changes in other tabs', () => {
  render(<Saved />);
  expect(screen.getByRole('status')).toHaveTextContent('none');
  act(() => void saveBookmark(one));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  act(() => {
    localStorage.setItem(key, JSON.stringify([one, two]));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('1 2');
});

test.each(['not json', '{"id":"1"}', '[1, null, {"id": 1, "title": "x", "slug": "x"}]', 'null'])(
  'P11 malformed stored data counts as empty: %s',
  (stored) => {
    localStorage.setItem(key, stored);
    render(<Saved />);
    expect(screen.getByRole('status')).toHaveTextContent('none');
    act(() => void saveBookmark(one));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  },
);

test('P11 a browser that blocks storage causes no error', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  render(<Saved />);
  expect(screen.getByRole('status')).toHaveTextContent('none');
  expect(saveBookmark(one)).toBe('unavailable');
});
