import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CampaignFormView } from './campaign-form-view';

const words = {
  subject: 'What November taught me',
  body: 'Dear reader,\n\nthis month was about **listening**.\n\n## One question\n\nWho spoke least in your last meeting?',
};

const meta = {
  title: 'Admin/Newsletter campaign',
  component: CampaignFormView,
  args: {
    words,
    savingState: 'saved',
    readers: 389,
    onChange: () => {},
    onTest: () => {},
    onSend: () => {},
    onDelete: () => {},
    onKeep: () => {},
    onKeepRestored: () => {},
    onDiscardRestored: () => {},
  },
} satisfies Meta<typeof CampaignFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};

export const Empty: Story = {
  args: { words: { subject: '', body: '' }, readers: undefined, savingState: 'untouched' },
};

export const Saving: Story = { args: { savingState: 'saving' } };

export const NotSaved: Story = {
  args: { savingState: { refused: 'We could not reach the server. Please check your connection and try again.' } },
};

export const ChangedElsewhere: Story = { args: { savingState: 'conflict' } };

export const BackAfterACrash: Story = {
  args: { restoredAt: new Date('2026-11-20T15:04:00Z'), hasSaved: true, savingState: 'unsaved' },
};

export const SubjectMissing: Story = {
  args: { words: { ...words, subject: '' }, refusals: { subject: 'Please write a subject.' } },
};

export const SendingATest: Story = { args: { isTesting: true } };

export const AboutToSend: Story = { args: { isStarting: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
