import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ServiceDialog } from './service-dialog';
import { services } from './services';

const meta: Meta<typeof ServiceDialog> = {
  title: 'Public site/Service detail',
  component: ServiceDialog,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { isOpen: true, service: services[0], onClose: () => {}, onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof ServiceDialog>;

export const Keynote: Story = {};
export const LifeCoaching: Story = { args: { service: services[5] } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
