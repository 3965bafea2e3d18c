import { lockScroll } from './scroll-lock';

const { documentElement: root, body } = document;

function stubScrollBar(width: number) {
  jest
    .spyOn(root, 'clientWidth', 'get')
    .mockImplementation(() => (root.style.overflowY === 'hidden' ? 1000 : 1000 - width));
}

test('locking scrolling reserves the width of the scroll bar', () => {
  stubScrollBar(15);
  const release = lockScroll();
  expect(body).toHaveStyle({ 'padding-inline-end': '15px' });
  expect(root.style.getPropertyValue('--scroll-lock-gap')).toBe('15px');
  release();
  expect(body.style.paddingInlineEnd).toBe('');
  expect(root.style.getPropertyValue('--scroll-lock-gap')).toBe('');
});

test('overlay scroll bars reserve no width', () => {
  stubScrollBar(0);
  const release = lockScroll();
  expect(body.style.paddingInlineEnd).toBe('');
  release();
});

test('scrolling unlocks once both of two dialogs are closed, in any order', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(root.style.overflowY).toBe('hidden');
  second();
  expect(root.style.overflowY).toBe('');
});
