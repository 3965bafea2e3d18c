import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { useState } from 'react';

import { BookingPreview } from './booking-preview';

const meta = {
  title: 'Booking widget/On a partner’s page',
  component: BookingPreview,
  render: function OnAPage(args) {
    const [client] = useState(() => createFakeVisitorClient());
    return (
      <TestDataProvider client={client}>
        <BookingPreview {...args} />
      </TestDataProvider>
    );
  },
} satisfies Meta<typeof BookingPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { args: { scheme: 'dark', service: 'keynote' } };

export const DarkInGerman: Story = { args: { scheme: 'dark', locale: 'de', service: 'executive' } };

export const NarrowPhone: Story = { args: { locale: 'de' }, globals: { viewport: { value: 'small' } } };
