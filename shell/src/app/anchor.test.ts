import { goToAnchor } from './anchor';

let grow = () => {};
const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  window.scrollTo = scrolled;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      grow = () => {};
    }
  };
  document.body.innerHTML = '<section id="contact"></section>';
});
test('H2 an anchor stays aligned while the sections above it load on a slow connection', () => {
  goToAnchor('contact', false);
  jest.advanceTimersByTime(10_000);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('H2 an anchor is left alone once the visitor scrolls', () => {
  goToAnchor('contact', false);
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
