import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aMessage, someMessages } from 'data-client/testing';
import { storyList, storyChanges } from '../testing/story-list';
import { MessagesView } from './messages-view';

const rows = someMessages();

const meta = {
  title: 'Admin/Contact messages',
  component: MessagesView,
  args: { list: storyList({ rows, total: 61 }), changes: storyChanges() },
} satisfies Meta<typeof MessagesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongTexts: Story = {
  args: {
    list: storyList({
      rows: [
        aMessage({
          name: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane von und zu Hohenstaufen',
          company: 'International Association for the Advancement of Extraordinarily Long Organization Names',
          message: 'One sentence follows another, and the page grows with them. '.repeat(40),
        }),
        ...rows,
      ],
    }),
  },
};
