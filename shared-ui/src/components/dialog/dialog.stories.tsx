import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inFrames } from 'shared-ui/testing';
import { space } from '../../theme/references';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Input } from '../field/inputs';
import { Inline, Stack } from '../layout/layout';
import { Heading, Text } from '../type/type';
import { Dialog, type DialogProps } from './dialog';

/**
 * **Use it** for a task that must be completed or canceled before the visitor continues. **Do not use it** for messages (use
 * a notification) or for confirmation (use `useConfirm`).
 *
 * **Accessibility:** A native `<dialog>` named by its title, which is focused first. Escape, the backdrop and the close icon
 * call `onCloseRequest`. Closing restores the focus. The page behind neither scrolls nor shifts.
 */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { title: 'Choose a service', onClose: () => {} },
  render: (args) => <Example {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: inFrames } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ isClosed = false, onClose, children, ...rest }: DialogProps & { isClosed?: boolean }) {
  const [isOpen, setOpen] = useState(!isClosed);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Stack style={{ padding: space.xl, minBlockSize: '42rem' }} align="start">
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog {...rest} onClose={close}>
          {children ?? <Text>Every conversation begins with a question. Which one brings you here?</Text>}
        </Dialog>
      )}
    </Stack>
  );
}

const footer = (
  <>
    <Button variant="ghost">Back</Button>
    <Button>Next</Button>
  </>
);

export const Medium: Story = { args: { description: 'Step 1 of 4', footer } };
export const Small: Story = { args: { size: 'sm', footer } };
export const Large: Story = { args: { size: 'lg', footer } };
export const Full: Story = { args: { size: 'full', footer } };
export const FullScreenOnPhones: Story = {
  args: { isFullScreenOnPhone: true, footer },
  globals: { viewport: { value: 'phone' } },
};
export const CustomHeader: Story = {
  args: {
    hasHeader: false,
    title: 'The courage to pause',
    children: (
      <Stack style={{ padding: space.xl }}>
        <Heading level={2}>The courage to pause</Heading>
        <Text>The content fills the dialog from edge to edge and has its own heading and Close button.</Text>
        <Inline>
          <Button>Close article</Button>
        </Inline>
      </Stack>
    ),
  },
};
export const LongContent: Story = {
  args: {
    footer,
    title: 'A title that is long enough to need more than a single line of the dialog',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => (
          <Field key={index} label={`Question ${index + 1}`}>
            <Input />
          </Field>
        ))}
      </Stack>
    ),
  },
};
export const ByKeyboard: Story = {
  render: (args) => <Example {...args} isClosed />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog', { name: 'Choose a service' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  args: { title: 'اختر خدمة', description: 'الخطوة 1 من 4', footer, children: <Text>كل حديث يبدأ بسؤال.</Text> },
  globals: { direction: 'right-to-left' },
};
export const LongText: Story = {
  args: {
    title: 'Verantwortungsbewusstseinsentwicklungsgesprächsvorbereitung mit dem ganzen Führungskreis',
    description: 'How a title and a description wrap when they are unusually long. '.repeat(2),
    footer,
  },
};
