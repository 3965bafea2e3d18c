import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { SiteHeader } from './site-header';

function openHeader(options?: SiteOptions) {
  const onBook = jest.fn();
  return { onBook, ...renderSite(<SiteHeader blogPath="/blog" onBook={onBook} />, options) };
}

const menuButton = () => screen.getByRole('button', { name: 'Menu' });

function scrollTo(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => scrollTo(0));

test('H1 the booking button reports intent on hover and opens booking on click', async () => {
  const onBookIntent = jest.fn();
  const onBook = jest.fn();
  const { visitor } = renderSite(<SiteHeader blogPath="/blog" onBook={onBook} onBookIntent={onBookIntent} />);
  await visitor.hover(screen.getByRole('button', { name: 'Book Consultation' }));
  expect(onBookIntent).toHaveBeenCalled();
  await visitor.click(screen.getByRole('button', { name: 'Book Consultation' }));
  expect(onBook).toHaveBeenCalledWith();
});

test('L3 WO1 the name and the words on the booking button are the owner’s', async () => {
  openHeader({ settings: { site_title: 'Ada Brook', words_hero_header: 'Termin buchen' } });
  expect(await screen.findByRole('link', { name: 'Ada Brook' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Termin buchen' })).toBeVisible();
});

test('H1 disabled features are not in the header', async () => {
  openHeader({ settings: { booking_enabled: false, blog_enabled: false, testimonials_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Book Consultation' }));
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'About', 'Services', 'Contact']);
});

test('E5 during maintenance the header of a legal page offers no booking', async () => {
  openHeader({ settings: { maintenance_mode: true } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Book Consultation' }));
});

test('H2 the current page is marked', () => {
  openHeader({ path: '/blog' });
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
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
