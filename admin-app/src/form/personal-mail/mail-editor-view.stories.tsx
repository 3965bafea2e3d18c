import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MailEditorView } from './mail-editor-view';
import type { MailEditorState } from './use-mail-editor';

const editor: MailEditorState = {
  words: {
    subject: 'Re: Keynote Speaking',
    body: 'Dear Daniel Reyes,\n\nThank you for asking.\n\nWarm regards\nLena Ashford',
    quotesMessage: true,
  },
  change: () => {},
  problems: { subject: undefined, body: undefined },
  isSending: false,
  failure: undefined,
  restoredAt: undefined,
  send: () => {},
  cancel: async () => {},
  keepRestored: () => {},
  startOver: () => {},
};

const meta = {
  title: 'Admin/Email editor',
  component: MailEditorView,
  args: {
    to: { name: 'Daniel Reyes', email: 'daniel@harbor.example', messageId: 'one' },
    editor,
    onInvite: async () => 'https://lenaashford.example/#/book/again/4f2a',
  },
} satisfies Meta<typeof MailEditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = {};

export const Refused: Story = {
  args: {
    editor: {
      ...editor,
      words: { ...editor.words, subject: '' },
      problems: { subject: 'Please enter a subject.', body: undefined },
      failure: 'You seem to be offline.',
      restoredAt: new Date('2026-11-20T16:00:00Z'),
    },
  },
};
