import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QualificationsView } from './qualifications-view';

const meta: Meta<typeof QualificationsView> = {
  title: 'Public site/Credentials',
  component: QualificationsView,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Credentials',
    qualifications: [
      { title: 'Professional Certified Coach', issuer: 'International Coaching Federation', year: '2014' },
      {
        title: 'Postgraduate certificate in executive and organizational leadership coaching, with distinction',
        issuer: 'Interdisciplinary Institute for Organizational Transformation and Leadership Studies',
        year: '2011–2013',
      },
      { title: 'Member of the Forum' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof QualificationsView>;

export const Three: Story = {};
export const One: Story = { args: { qualifications: [{ title: 'Professional Certified Coach', year: '2014' }] } };
