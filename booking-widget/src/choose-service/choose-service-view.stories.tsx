import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serviceCatalogue } from 'domain/service-catalogue.generated';
import { useState } from 'react';
import { inCard } from '../testing/in-card';
import { ChooseServiceView } from './choose-service-view';

const bookable = serviceCatalogue.filter(({ isBookable }) => isBookable);

const meta = {
  title: 'Booking widget/1 Choose service',
  component: ChooseServiceView,
  decorators: [inCard],
  render: function Choosing(props) {
    const [chosen, setChosen] = useState<string | null>(props.chosen);
    return <ChooseServiceView {...props} chosen={chosen} onChoose={setChosen} />;
  },
  args: { services: bookable, chosen: null, askedFor: null, onChoose: () => {}, onContinue: () => {} },
} satisfies Meta<typeof ChooseServiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { chosen: 'executive' } };

export const OnlyOne: Story = { args: { services: bookable.slice(0, 1) } };

export const AskedForAnother: Story = {
  args: { askedFor: serviceCatalogue.find(({ id }) => id === 'retreats') ?? null },
};

export const AskedForUnknown: Story = { args: { askedFor: 'unknown' } };

export const LongNames: Story = {
  args: {
    services: bookable.map((service) => ({
      ...service,
      name: `${service.name} for Geschäftsführungsverantwortliche and their organizations`,
      bookingDescription: service.bookingDescription.repeat(3),
    })),
  },
};
