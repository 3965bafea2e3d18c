import { screen, within } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { NotFoundPage } from '../exposed';

beforeAll(() => NotFoundPage.load());

const open = (path: string) => renderSite(<NotFoundPage blogPath="/blog" bookPath="/book" />, { path });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('R5 an unknown path shows the not-found page with links to every page and section', async () => {
  const { visitor, currentAddress } = open('/nowhere');
  expect(screen.getByText('Page not found')).toBeVisible();
  expect(links()).toEqual(['Home', 'About', 'Services', 'Testimonials', 'Blog', 'Contact', 'Book Consultation']);
  await visitor.click(screen.getByRole('link', { name: 'Home' }));
  expect(currentAddress()).toBe('/#home');
});

test.each([
  ['/contact', 'Contact', '/#contact'],
  ['/Services/executive', 'Services', '/#services'],
  ['/about-me', 'About', '/#about'],
  ['/blogs', 'Blog', '/blog'],
  ['/booking', 'Book Consultation', '/book'],
])('R5 %s offers "%s" first', async (path, name, address) => {
  const { visitor, currentAddress } = open(path);
  expect(links()[0]).toBe(name);
  await visitor.click(within(screen.getByRole('region')).getByRole('link', { name }));
  expect(currentAddress()).toBe(address);
});
