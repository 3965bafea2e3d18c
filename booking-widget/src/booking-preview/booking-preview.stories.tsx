import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BookingPreview } from './booking-preview';

const meta = {
  title: 'Booking widget/On a partner’s page',
  component: BookingPreview,
} satisfies Meta<typeof BookingPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { args: { scheme: 'dark', service: 'keynote' } };

export const DarkInGerman: Story = { args: { scheme: 'dark', locale: 'de', service: 'executive' } };

export const NarrowPhone: Story = { args: { locale: 'de' }, globals: { viewport: { value: 'small' } } };
