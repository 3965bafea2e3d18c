import { lockScroll } from './scroll-lock';

const { documentElement: root, body } = document;

function stubScrollBar(width: number) {
  jest
    .spyOn(root, 'clientWidth', 'get')
    .mockImplementation(() => (root.style.overflow === 'hidden' ? 1000 : 1000 - width));
}

afterEach(() => jest.restoreAllMocks());

test('the place of the scroll bar is kept while scrolling is locked, and given back', () => {
  stubScrollBar(15);
  const release = lockScroll();
  expect(body).toHaveStyle({ 'padding-inline-end': '15px' });
  expect(root.style.getPropertyValue('--scroll-lock-gap')).toBe('15px');
  release();
  expect(body.style.paddingInlineEnd).toBe('');
  expect(root.style.getPropertyValue('--scroll-lock-gap')).toBe('');
});

test('nothing is kept where scroll bars take no place', () => {
  stubScrollBar(0);
  const release = lockScroll();
  expect(body.style.paddingInlineEnd).toBe('');
  release();
});

test('two dialogs lock once; the page scrolls again when both are gone, in any order', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(root.style.overflow).toBe('hidden');
  second();
  expect(root.style.overflow).toBe('');
});
