import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { SiteHeader } from './site-header';

type Options = Parameters<typeof renderSite>[1];

function openHeader({ onBook = jest.fn(), ...options }: Options & { onBook?: () => void } = {}) {
  return { onBook, ...renderSite(<SiteHeader blogPath="/blog" onBook={onBook} />, options) };
}

const menuButton = () => screen.getByRole('button', { name: 'Menu' });

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  jest.restoreAllMocks();
  scrollTo(0);
});

test('H1 the header links the sections and the blog, and has a booking button', async () => {
  openHeader();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['About', '/#about'],
    ['Services', '/#services'],
    ['Testimonials', '/#testimonials'],
    ['Blog', '/blog'],
    ['Contact', '/#contact'],
  ]);
  expect(screen.getByRole('button', { name: 'Book Consultation' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('H1 the booking button reports intent on hover and opens booking on click', async () => {
  const onBookIntent = jest.fn();
  const onBook = jest.fn();
  const { visitor } = renderSite(<SiteHeader blogPath="/blog" onBook={onBook} onBookIntent={onBookIntent} />);
  await visitor.hover(screen.getByRole('button', { name: 'Book Consultation' }));
  expect(onBookIntent).toHaveBeenCalled();
  await visitor.click(screen.getByRole('button', { name: 'Book Consultation' }));
  expect(onBook).toHaveBeenCalledWith();
});

test('H1 disabled features are not in the header', async () => {
  openHeader({ settings: { booking_enabled: false, blog_enabled: false, testimonials_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Book Consultation' }));
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'About', 'Services', 'Contact']);
});

test('H2 an anchor link on another page navigates to the landing page and the anchor', async () => {
  const { visitor, currentAddress } = openHeader({ path: '/blog' });
  await visitor.click(screen.getByRole('link', { name: 'Services' }));
  expect(currentAddress()).toBe('/#services');
});

test('H2 the current page is marked', () => {
  openHeader({ path: '/blog' });
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
});

test('H3 the logo navigates home, or scrolls to the top on the home page', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { visitor, currentAddress } = openHeader({ path: '/blog' });
  await visitor.click(screen.getByRole('link', { name: 'Lena Ashford' }));
  expect(currentAddress()).toBe('/');
  expect(scroll).not.toHaveBeenCalled();
  await visitor.click(screen.getByRole('link', { name: 'Lena Ashford' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('H4 the header gets a background after 50 pixels of scrolling', () => {
  openHeader();
  const shadow = () => getComputedStyle(screen.getByRole('banner')).boxShadow;
  scrollTo(50);
  const transparent = shadow();
  scrollTo(51);
  expect(shadow()).not.toBe(transparent);
});

test('H4 Escape collapses the menu and returns the focus to its button', async () => {
  const { visitor } = openHeader();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(menuButton());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  expect(menuButton()).toHaveAttribute('aria-controls', screen.getByRole('navigation').parentElement?.id);
  await visitor.tab();
  await visitor.keyboard('{Escape}');
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(menuButton()).toHaveFocus();
});

test('H4 selecting an item, booking or clicking outside collapses the menu', async () => {
  const { visitor, onBook } = openHeader();
  await visitor.click(menuButton());
  await visitor.click(screen.getByRole('link', { name: 'About' }));
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(menuButton());
  await visitor.click(screen.getByRole('button', { name: 'Book Consultation' }));
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(onBook).toHaveBeenCalledTimes(1);
  await visitor.click(menuButton());
  await visitor.click(document.body);
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test('L3 the name in the header is the site title of the settings', async () => {
  openHeader({ settings: { site_title: 'Ada Brook' } });
  expect(await screen.findByRole('link', { name: 'Ada Brook' })).toBeVisible();
});
