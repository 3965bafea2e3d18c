import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TwoFactorView } from './two-factor-view';

const meta = {
  title: 'Admin/Two-factor sign-in',
  component: TwoFactorView,
  args: { isDemanded: false, codesLeft: 10, onNewCodes: () => {}, onSetUp: () => {}, onRemove: () => {} },
} satisfies Meta<typeof TwoFactorView>;

export default meta;
type Story = StoryObj<typeof meta>;

const addedAt = new Date('2026-11-02T14:00:00Z');

export const NoApp: Story = {};
export const WaitingForAnApp: Story = { args: { isDemanded: true } };
export const SetUpAndOff: Story = { args: { addedAt } };
export const SetUpAndOn: Story = { args: { addedAt, isDemanded: true } };
