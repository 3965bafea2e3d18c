import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inFrames } from 'shared-ui/testing';
import { RecoveryCodes } from './recovery-codes';

const meta = {
  title: 'Admin/Two-factor sign-in/Recovery codes',
  component: RecoveryCodes,
  parameters: { docs: { story: inFrames } },
  args: {
    codes: Array.from({ length: 10 }, (_, index) => `${index}f3c9b27e4${index}d81a6050${index}`),
    onDone: () => {},
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;

export const Ready: StoryObj<typeof meta> = {};
