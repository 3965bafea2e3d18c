import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { LandingPage } from './landing-page';

const anchors = () => [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => known.includes(id));
const known = ['home', 'about', 'services', 'testimonials', 'blog', 'contact'];

test('R3 the landing page has its six sections in order, each with an anchor', () => {
  renderSite(<LandingPage onBook={jest.fn()} blogSection={<p>Articles</p>} />);
  expect(anchors()).toEqual(known);
  expect(document.getElementById('blog')).toHaveTextContent('Articles');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('R3 disabled sections are not rendered', async () => {
  renderSite(<LandingPage onBook={jest.fn()} blogSection={<p>Articles</p>} />, {
    settings: { testimonials_enabled: false, blog_enabled: false },
  });
  await waitFor(() => expect(anchors()).toEqual(['home', 'about', 'services', 'contact']));
});
