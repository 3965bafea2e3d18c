import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { heroWords } from 'domain/settings/words/hero.generated';
import { testimonialsWords } from 'domain/settings/words/testimonials.generated';
import { aTestimonial } from 'data-client/testing';
import { failedQuery, pendingQuery, readyQuery } from 'shared-ui/testing';
import { expect } from 'storybook/test';
import { figuresOf } from '../figures/figures';
import { TestimonialsView } from './testimonials-view';

const four = [
  aTestimonial({ imageUrl: '/images/people/priya-raman.svg' }),
  aTestimonial({ name: 'Tomas Lindqvist', title: 'Founder', company: '', rating: 4 }),
  aTestimonial({ name: 'Daniel Reyes', imageUrl: '/missing.webp' }),
  aTestimonial({ name: 'Maren Okafor', title: 'Head of Operations', company: 'Northwind Logistics' }),
];

const longTestimonial = aTestimonial({
  name: 'Professor Dr. Maximiliane Featherstonehaugh-Wolkenkratzer',
  title: 'Deputy Chair of the Supervisory Board and Chair of the Nomination Committee',
  content: 'She listened longer than anyone had in years, and then asked the one question I had avoided. '.repeat(9),
});

const meta: Meta<typeof TestimonialsView> = {
  title: 'Public site/Testimonials',
  component: TestimonialsView,
  parameters: { layout: 'fullscreen' },
  args: { words: testimonialsWords, figures: figuresOf(heroWords), query: readyQuery(four), onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof TestimonialsView>;

export const Four: Story = {};
export const One: Story = { args: { query: readyQuery(four.slice(0, 1)) } };
export const LongTexts: Story = { args: { query: readyQuery([longTestimonial, ...four.slice(1)]) } };
export const OneLongText: Story = {
  args: { query: readyQuery([...four.slice(0, 1), longTestimonial, ...four.slice(2)]) },
  play: async ({ canvasElement }) => {
    const figures = canvasElement.querySelectorAll('li:not(:first-child) figure');
    await expect(figures).toHaveLength(3);
    for (const figure of figures) {
      const edgesOf = (part: string) => figure.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(NaN, NaN);
      const distance = edgesOf('figcaption').top - edgesOf('blockquote').bottom;
      await expect(distance).toBeGreaterThan(0);
      await expect(distance).toBeLessThan(100);
    }
  },
};
export const Samples: Story = { args: { isSample: true } };
export const Loading: Story = { args: { query: pendingQuery } };
export const Failed: Story = { args: { query: failedQuery() } };
export const None: Story = { args: { query: readyQuery([]) } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
