import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inFrames } from 'shared-ui/testing';
import { Button } from '../../components/button/button';
import { Dialog } from '../../components/dialog/dialog';
import { Inline } from '../../components/layout/layout';
import type { NotificationMessage } from './notification';
import { useNotify } from './notifications-provider';

/**
 * **Use it** for the result of an action. **Do not use it** for messages that must not be missed or that belong to one part
 * of the page: use an Alert.
 *
 * **Accessibility:** Announced once with `role="alert"`. Success and info disappear after eight seconds, but not while
 * hovered or focused; errors stay until dismissed. While a dialog is open, notifications appear inside it.
 */
const meta = {
  title: 'Patterns/Notifications',
  component: Notifies,
  args: { message: 'Settings saved successfully!', tone: 'success' },
} satisfies Meta<typeof Notifies>;

export default meta;
type Story = StoryObj<typeof meta>;

function Notifies(notification: NotificationMessage) {
  const notify = useNotify();
  return (
    <Inline style={{ minBlockSize: '12rem' }} align="start">
      <Button variant="secondary" onClick={() => notify(notification)}>
        Notify
      </Button>
    </Inline>
  );
}

const press: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
  await expect(await screen.findByRole('alert')).toHaveTextContent(args.message);
};

export const Success: Story = { play: press };
export const Failure: Story = { args: { tone: 'error', message: 'Error updating booking status' }, play: press };
export const Information: Story = { args: { tone: 'info', message: 'Article already bookmarked!' }, play: press };
export const WithUndo: Story = {
  args: { message: 'Booking deleted', action: { label: 'Undo', onAction: () => {} } },
  play: press,
};
export const LongText: Story = {
  args: {
    tone: 'error',
    message: `Error saving settings:${' the image URL couldn’t be reached and was not saved.'.repeat(3)}`,
  },
  play: press,
};
export const ByKeyboard: Story = {
  args: Failure.args,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(args.message);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const OverADialog: Story = {
  parameters: { docs: { story: inFrames } },
  render: (args) => (
    <Dialog title="Your information" onClose={() => {}}>
      <Notifies {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Notify' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(args.message);
  },
};
export const RightToLeft: Story = { ...WithUndo, globals: { direction: 'right-to-left' } };
