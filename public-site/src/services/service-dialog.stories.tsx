import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { servicesWords } from 'domain/settings/words/services.generated';
import { ServiceDialog } from './service-dialog';
import { services } from './services';

const meta: Meta<typeof ServiceDialog> = {
  title: 'Public site/Service detail',
  component: ServiceDialog,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { words: servicesWords, isOpen: true, service: services[0], onClose: () => {}, onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof ServiceDialog>;

export const Keynote: Story = {};
export const LifeCoaching: Story = { args: { service: services[5] } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
