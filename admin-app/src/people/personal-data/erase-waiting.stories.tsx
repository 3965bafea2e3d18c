import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EraseWaiting } from './erase-waiting';

const mail = { id: 'a', kind: 'cancelled', state: 'waiting', last_error: '' };

const meta = {
  title: 'Admin/People/Erase/Waiting',
  component: EraseWaiting,
  args: { mails: [mail], onClose: () => {}, onEraseNow: () => {} },
} satisfies Meta<typeof EraseWaiting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneEmail: Story = {};

export const Refused: Story = {
  args: {
    mails: [
      { ...mail, last_error: '451 4.7.1 Greylisted, please try again later' },
      { ...mail, id: 'b' },
    ],
  },
};
