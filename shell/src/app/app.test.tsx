import { act, screen, waitFor } from '@testing-library/react';
import { arriveBy, heading, openApp } from './testing/open-app';

/** jsdom's IntersectionObserver never fires; this one fires when a test calls `approach`. */
let approach = () => {};

const scrolls: ScrollToOptions[] = [];

beforeEach(() => {
  window.location.hash = '';
  scrolls.length = 0;
  window.scrollTo = (options?: ScrollToOptions | number) => void scrolls.push(options as ScrollToOptions);
  window.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback) {
      approach = () => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
});

test('X4 a site without an embed script has no partners page and no link to it', async () => {
  openApp('#/partners', undefined, undefined, undefined, { embedUrl: undefined });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await screen.findByText('Footer')).toBeVisible();
});

test('X4 the partners page has its own path and shows the form', async () => {
  openApp('#/partners');
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Partners/ })).toHaveTextContent('The form'));
  await waitFor(() => expect(document.title).toMatch(/^For partners/));
  expect(await screen.findByRole('link', { name: 'For partners' })).toBeVisible();
});

test('R1 a link to another page scrolls to the top and focuses the content', async () => {
  const { user } = openApp('#/');
  await heading('Landing');
  expect(scrolls).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await heading('All articles');
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('R1 Back returns to the scroll position, as soon as the page is tall enough', async () => {
  let grow = () => {};
  window.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      grow = () => notify([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const { user } = openApp('#/');
  await heading('Landing');
  window.scrollY = 1800;
  window.dispatchEvent(new Event('scroll'));
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await heading('All articles');
  window.scrollY = 0;
  window.dispatchEvent(new Event('scroll'));
  window.history.back();
  await heading('Landing');
  expect(scrolls.at(-1)).toEqual({ top: 1800, behavior: 'instant' });
  scrolls.length = 0;
  grow();
  expect(scrolls).toEqual([{ top: 1800, behavior: 'instant' }]);
});

test('R1 Back from an anchor returns to the scroll position on the same page, also to its top', async () => {
  window.scrollY = 0;
  const { user } = openApp('#/');
  await heading('Landing');
  await user.click(screen.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(window.location.hash).toBe('#/#about'));
  window.scrollY = 1800;
  window.dispatchEvent(new Event('scroll'));
  scrolls.length = 0;
  window.history.back();
  await waitFor(() => expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]));
});

const leaveAt = (top: number) => {
  window.scrollY = top;
  window.dispatchEvent(new Event('pagehide'));
};

test.each([
  ['reload', '#/', [{ top: 1800, behavior: 'instant' }]],
  ['navigate', '#/', []],
] as const)('R1 after a %s of %s the page scrolls to %j', async (type, hash, expected) => {
  const { unmount } = openApp(hash);
  await heading('Landing');
  leaveAt(1800);
  unmount();
  scrolls.length = 0;
  arriveBy(type);
  openApp(hash);
  await heading('Landing');
  expect(scrolls).toEqual(expected);
  expect(sessionStorage).toHaveLength(0);
});

test('R1 a reload with an anchor scrolls to the anchor', async () => {
  sessionStorage.setItem('scroll-position', '1800');
  arriveBy('reload');
  openApp('#/#about');
  await heading('Landing');
  expect(scrolls.map(({ top }) => top)).not.toContain(1800);
});

test('R1 a page that is opened by its hash starts at the top, wherever the page before was scrolled to', async () => {
  openApp('#/');
  await heading('Landing');
  window.scrollY = 600;
  window.dispatchEvent(new Event('scroll'));
  act(() => {
    window.location.hash = '#/partners';
  });
  await screen.findByRole('heading', { name: /^Partners/ });
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
});

test('R1 opening the reader keeps the scroll position of the list', async () => {
  openApp('#/blog');
  await heading('All articles');
  act(() => {
    window.location.hash = '#/blog/a-post';
  });
  await heading('Reading a-post');
  expect(scrolls).toEqual([]);
});

test('R5 an unknown path shows the page for missing pages', async () => {
  openApp('#/nowhere');
  await heading('Page not found');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Page not found'));
});

test('B9 the link in an email opens its booking, hidden from search engines', async () => {
  const { loaded } = openApp('#/booking/abc123');
  await heading('The booking of abc123');
  expect(loaded).toContain('booking-widget');
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    ),
  );
});

test('X1 the dashboard renders without the public header', async () => {
  const { loaded } = openApp('#/admin/bookings');
  await heading('Dashboard at /admin');
  expect(loaded).toEqual(['admin-app']);
});

test('X1 articles load when a visitor scrolls near them', async () => {
  const { loaded } = openApp('#/');
  await heading('Landing');
  expect(loaded).toEqual(['public-site']);
  act(() => approach());
  // The section announces “Loading articles” after that.
  expect(screen.getByRole('status')).toHaveTextContent('Loading the blog');
  await heading('Latest Articles');
  expect(loaded).toEqual(['public-site', 'blog-app']);
});

test('X1 articles load after some seconds for those who print or search the page without scrolling', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { loaded } = openApp('#/');
  await heading('Landing');
  expect(loaded).toEqual(['public-site']);
  act(() => jest.advanceTimersByTime(4000));
  await heading('Latest Articles');
});

test('R1 articles that have loaded give the page its height when a visitor comes back', async () => {
  const { user } = openApp('#/blog');
  await heading('All articles');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await heading('Latest Articles');
});

test('B1 hovering the button preloads the booking form, a click opens it once', async () => {
  const { loaded, user } = openApp('#/');
  const button = await screen.findByRole('button', { name: 'Book Consultation' });
  await user.hover(button);
  expect(loaded).toContain('booking-widget');
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Book' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loaded.filter((name) => name === 'booking-widget')).toHaveLength(1);
});
