import { screen, within } from '@testing-library/react';
import { aTestimonial } from 'data-client/testing';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { scrollToEverything } from '../testing/scroll-to-everything';
import { TestimonialsSection } from './testimonials-section';

const openTestimonials = (options?: SiteOptions) => renderSite(<TestimonialsSection onBook={() => {}} />, options);

const five = Array.from({ length: 5 }, (_, index) =>
  aTestimonial({
    name: `Client ${index}`,
    content: `What client ${index} says.`,
    company: index === 1 ? '' : 'Fernhill Health',
    rating: 5 - index,
    imageUrl: index === 0 ? '/images/people/client.svg' : '',
    createdAt: new Date(Date.UTC(2026, 9, 20 - index)),
  }),
);

scrollToEverything();

test('L6 shows the four newest testimonials with stars, quote, name, title and company', async () => {
  openTestimonials({ seed: { testimonials: five } });
  const quotes = await screen.findAllByRole('figure');
  expect(quotes).toHaveLength(4);
  expect(quotes.map((quote) => quote.querySelector('blockquote')?.textContent)).toEqual(
    [0, 1, 2, 3].map((index) => `“What client ${index} says.”`),
  );
  const [first, second] = quotes.map((quote) => within(quote));
  expect(first?.getByText('Chief Operating Officer, Fernhill Health')).toBeVisible();
  expect(first?.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  expect(second?.getByText('Chief Operating Officer')).toBeVisible();
  expect(second?.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(quotes[0]?.querySelector('img')).toHaveAttribute('src', '/images/people/client.svg');
  expect(second?.getByText('C1')).toBeInTheDocument();
  expect(screen.queryByText(/These are samples/)).not.toBeInTheDocument();
});

test('L6 shows a skeleton while loading', () => {
  openTestimonials({ prepare: (client) => void client.fake.hold('testimonials.list') });
  expect(screen.getByRole('status')).toHaveTextContent('Loading testimonials');
});

test('L7 without testimonials, four samples are shown and labeled as samples', async () => {
  openTestimonials({ seed: { testimonials: [] } });
  expect(await screen.findAllByRole('figure')).toHaveLength(4);
  expect(screen.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(4);
  expect(screen.getByText(/These are samples/)).toBeVisible();
});
