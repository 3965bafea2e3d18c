import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contactWords } from 'domain/settings/words/contact.generated';
import { Card } from 'shared-ui';
import { longNamedCoach, storyCoach } from '../testing/story-coach';
import { ContactView } from './contact-view';
import { MessageForm } from './message-form';

const inCard = (
  <Card padding="xl" hasAccent>
    <MessageForm />
  </Card>
);

const meta: Meta<typeof ContactView> = {
  title: 'Public site/Contact',
  component: ContactView,
  parameters: { layout: 'fullscreen' },
  args: { words: contactWords, coach: storyCoach, form: inCard, onBook: () => {} },
};
export default meta;

type Story = StoryObj<typeof ContactView>;

export const Ready: Story = {};
export const LongTexts: Story = { args: { coach: longNamedCoach } };
export const NoProfiles: Story = { args: { coach: { ...storyCoach, profiles: [] } } };
export const FormSwitchedOff: Story = { args: { form: undefined } };
export const BookingSwitchedOff: Story = { args: { onBook: undefined } };
