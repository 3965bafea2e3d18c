import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogosView } from './logos-view';

const logo = { name: 'Northwind Logistics', picture: '/images/people/priya-raman.svg', link: 'https://example.com/' };

const meta: Meta<typeof LogosView> = {
  title: 'Public site/Logos',
  component: LogosView,
  parameters: { layout: 'fullscreen' },
  args: { heading: 'Trusted by', logos: Array(12).fill(logo) },
};
export default meta;

type Story = StoryObj<typeof LogosView>;

export const Twelve: Story = {};
export const One: Story = { args: { logos: [{ ...logo, link: '' }] } };
export const Unavailable: Story = { args: { logos: [logo, { ...logo, picture: '/missing.webp' }] } };
