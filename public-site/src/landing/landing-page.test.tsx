import { screen, waitFor } from '@testing-library/react';
import { NotFoundPage } from '../not-found/not-found-page';
import { renderSite } from '../testing/render-site';
import { LandingPage } from './landing-page';

const anchors = () => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => known.includes(id));
const known = ['home', 'about', 'services', 'testimonials', 'blog', 'contact'];

beforeEach(() => localStorage.clear());

test('R3 the landing page has its six sections in order, each an anchor', () => {
  renderSite(<LandingPage onBook={jest.fn()} blogSection={<p>Articles</p>} />);
  expect(anchors()).toEqual(known);
  expect(document.getElementById('blog')).toHaveTextContent('Articles');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('R3 sections the owner has switched off are not there', async () => {
  renderSite(<LandingPage onBook={jest.fn()} blogSection={<p>Articles</p>} />, {
    settings: { testimonials_enabled: false, blog_enabled: false },
  });
  await waitFor(() => expect(anchors()).toEqual(['home', 'about', 'services', 'contact']));
});

test('R5 an unknown path says so and leads back', async () => {
  const { visitor, currentAddress } = renderSite(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.getByText('Page not found')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Go to the Home Page' }));
  expect(currentAddress()).toBe('/');
});
