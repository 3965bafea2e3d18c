import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/layout';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Alert } from './alert';

/**
 * **Use it** for messages in the flow of the page, next to their subject: a failed form, a notice about the whole view.
 * **Do not use it** for transient messages (use a notification) or for a single field (use its `error`).
 *
 * **Accessibility:** Announced when it appears (`role="alert"`); `status` is announced politely, `note` not at all. The
 * action is not part of the announcement. Icon and text convey the tone, not color alone.
 */
const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Error submitting booking: This time has just been taken. Please choose another.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert tone="info">These are sample articles.</Alert>
      <Alert tone="success" title="Saved">
        Your changes are live.
      </Alert>
      <Alert tone="warning" title="Maintenance mode is on">
        Visitors see a maintenance page.
      </Alert>
      <Alert tone="danger">Invalid credentials</Alert>
    </Stack>
  ),
};
export const WithAction: Story = {
  args: {
    tone: 'warning',
    action: (
      <Button size="sm" variant="secondary">
        Try again
      </Button>
    ),
  },
};
export const ByKeyboard: Story = {
  ...WithAction,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    tone: 'danger',
    children: 'https://example.com/a-very-long-address-without-any-place-to-break-it/'.repeat(3),
  },
};

export const RightToLeft: Story = {
  args: { title: 'تم الحفظ', children: 'التغييرات منشورة الآن.', tone: 'success' },
  globals: { direction: 'right-to-left' },
};
