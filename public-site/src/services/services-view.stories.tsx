import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { servicesWords } from 'domain/settings/words/services.generated';
import { readyQuery } from 'shared-ui/testing';
import { storyServices } from '../testing/story-services';
import { ServicesView } from './services-view';

const meta: Meta<typeof ServicesView> = {
  title: 'Public site/Services',
  component: ServicesView,
  parameters: { layout: 'fullscreen' },
  args: {
    words: servicesWords,
    services: storyServices,
    query: readyQuery(storyServices),
    selectedId: 'keynote',
    onSelect: () => {},
    onLearnMore: () => {},
    onBook: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof ServicesView>;

export const FirstChosen: Story = {};
export const LastSelected: Story = { args: { selectedId: 'facilitation' } };
export const DetailLoading: Story = { args: { isDetailLoading: true } };
export const DetailFails: Story = { args: { hasDetailFailed: true } };
export const Loading: Story = { args: { services: undefined } };
export const OneService: Story = { args: { services: storyServices.slice(0, 1) } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
