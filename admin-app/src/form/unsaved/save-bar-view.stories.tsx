import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaveBarView } from './save-bar-view';

const meta = {
  title: 'Admin/Save bar',
  component: SaveBarView,
  args: { label: 'Save Settings', unsavedCount: 2, onSave: () => {}, onDiscard: () => {} },
} satisfies Meta<typeof SaveBarView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const NothingToSave: Story = { args: { unsavedCount: 0 } };
export const Saving: Story = { args: { progress: 'Saving 1 of 2' } };
export const Blocked: Story = { args: { blockedBy: 'Fix the errors above to save' } };
export const StoppedHalfWay: Story = {
  args: { unsavedCount: 1, stop: 'Site title is saved. Tagline was not: the server couldn’t be reached.' },
};
