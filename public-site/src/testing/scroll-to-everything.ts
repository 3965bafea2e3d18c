import { act } from '@testing-library/react';

const { IntersectionObserver } = window;

/** During the tests of a file, the visitor has scrolled to every section. */
export function scrollToEverything(): void {
  beforeAll(() => {
    window.IntersectionObserver = class {
      constructor(notify: IntersectionObserverCallback) {
        queueMicrotask(() => act(() => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never)));
      }
      observe() {}
      disconnect() {}
    } as never;
  });
  afterAll(() => Object.assign(window, { IntersectionObserver }));
}
