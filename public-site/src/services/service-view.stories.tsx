import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aService } from 'data-client/testing';
import { pendingQuery } from 'shared-ui/testing';
import { ServicePending, ServiceView } from './service-view';

const service = aService({ meetingKind: 'video' });

const meta: Meta<typeof ServiceView> = {
  title: 'Public site/Service page',
  component: ServiceView,
  parameters: { layout: 'fullscreen' },
  args: { service, booking: { path: '/book/leadership', label: 'Schedule Your Consultation', onBook: () => {} } },
};
export default meta;

type Story = StoryObj<typeof ServiceView>;

export const WithEverything: Story = {
  args: { service: { ...service, pictureUrl: '/images/posts/rest-is-a-leadership-skill.svg' } },
};
export const NotBookableOnline: Story = { args: { service: { ...service, isBookable: false } } };
export const BookingSwitchedOff: Story = { args: { booking: undefined } };
export const Loading: Story = { render: () => <ServicePending query={pendingQuery} /> };
