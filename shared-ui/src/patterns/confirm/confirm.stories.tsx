import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { inFrames } from 'shared-ui/testing';
import { Button } from '../../components/button/button';
import { Inline } from '../../components/layout/layout';
import { Text } from '../../components/type/type';
import { space } from '../../theme/references';
import { ConfirmDialog } from './confirm-dialog';
import { useConfirm } from './confirm-provider';

const deleting = {
  title: 'Are you sure you want to delete this booking?',
  confirmLabel: 'Delete',
  tone: 'danger',
} as const;

/**
 * **Use it** before an action that cannot be undone. **Do not use it** if undo is possible: perform the action and offer
 * Undo in a notification.
 *
 * **Accessibility:** An `alertdialog` with Cancel focused: Enter, Escape and the backdrop cancel.
 */
const meta = {
  title: 'Patterns/Confirm',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: inFrames } },
  args: { ...deleting, onConfirm: () => {}, onCancel: () => {} },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Neutral: Story = {
  args: {
    title: 'Discard your details?',
    message: 'What you have typed has not been sent yet.',
    tone: 'neutral',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  },
};

function Asks() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  return (
    <Inline style={{ padding: space.xl }}>
      <Button variant="danger" onClick={async () => setAnswer((await confirm(deleting)) ? 'Deleted' : 'Kept')}>
        Delete
      </Button>
      <Text>{answer}</Text>
    </Inline>
  );
}

export const ByKeyboard: Story = {
  render: () => <Asks />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Kept')).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    title:
      'Are you sure you want to delete the series of conversations about responsibility in a company being merged?',
    message: `Everything that belongs to it goes too: ${'notes, mails, invitations and files, '.repeat(6)}for good.`,
    confirmLabel: 'Delete the whole series',
    cancelLabel: 'Keep everything as it is',
  },
};
export const RightToLeft: Story = {
  args: { title: 'هل تريد حذف هذا الحجز؟', confirmLabel: 'حذف', cancelLabel: 'إلغاء' },
  globals: { direction: 'right-to-left' },
};
