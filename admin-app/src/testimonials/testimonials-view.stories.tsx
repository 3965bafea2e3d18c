import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { someTestimonials } from '../testing/some-posts';
import { failedQuery, readyQuery, storyList, storyChanges } from '../testing/story-list';
import { TestimonialsView } from './testimonials-view';

const testimonials = someTestimonials();

const meta = {
  title: 'Admin/Testimonials',
  component: TestimonialsView,
  args: { list: storyList({ rows: testimonials }), changes: storyChanges(), average: readyQuery<number | null>(4.3) },
} satisfies Meta<typeof TestimonialsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const AverageFailed: Story = { args: { average: failedQuery(new DataError('server')) } };

export const Nothing: Story = { args: { list: storyList({ rows: [] }), average: readyQuery<number | null>(null) } };
