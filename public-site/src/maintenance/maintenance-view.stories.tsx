import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longNamedCoach, storyCoach } from '../testing/story-coach';
import { storyLegalAddresses } from '../testing/story-legal';
import { MaintenanceView } from './maintenance-view';

const meta: Meta<typeof MaintenanceView> = {
  title: 'Public site/Maintenance page',
  component: MaintenanceView,
  parameters: { layout: 'fullscreen' },
  args: { coach: storyCoach, adminPath: '/admin', legalAddresses: storyLegalAddresses },
};
export default meta;

type Story = StoryObj<typeof MaintenanceView>;

export const Ready: Story = {};
export const LongTexts: Story = { args: { coach: longNamedCoach } };
export const EmailOnly: Story = { args: { coach: { ...storyCoach, phone: '', place: '', profiles: [] } } };
