import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { servicesWords } from 'domain/settings/words/services.generated';
import { inFrames } from 'shared-ui/testing';
import { storyServices } from '../testing/story-services';
import { ServiceDialog } from './service-dialog';

const meta: Meta<typeof ServiceDialog> = {
  title: 'Public site/Service detail',
  component: ServiceDialog,
  parameters: { docs: { story: inFrames } },
  args: { words: servicesWords, service: storyServices[0], onClose: () => {}, onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof ServiceDialog>;

const withClient = (prepare: (client: ReturnType<typeof createFakeVisitorClient>) => void): Story['decorators'] => [
  (Shown) => {
    const client = createFakeVisitorClient();
    prepare(client);
    return (
      <TestDataProvider client={client}>
        <Shown />
      </TestDataProvider>
    );
  },
];

export const Keynote: Story = {};
export const LifeCoaching: Story = { args: { service: storyServices[5] } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
export const Loading: Story = { decorators: withClient(({ fake }) => fake.hold('services.byId')) };
export const Failed: Story = { decorators: withClient(({ fake }) => fake.fail('services.byId')) };
