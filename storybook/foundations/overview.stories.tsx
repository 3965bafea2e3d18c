import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Overview } from './overview';

const meta = {
  title: 'Foundations/Overview',
  component: Overview,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Overview>;

export default meta;

export const Identity: StoryObj<typeof meta> = {};
