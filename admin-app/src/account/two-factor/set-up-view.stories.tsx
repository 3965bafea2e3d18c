import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SetUpView } from './set-up-view';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const newKey = {
  id: '1',
  secret,
  address: `otpauth://totp/Lena%20Ashford:owner?issuer=Lena%20Ashford&secret=${secret}`,
};

const meta = {
  title: 'Admin/Two-factor sign-in/Set up',
  component: SetUpView,
  args: { newKey, onSubmit: () => {} },
} satisfies Meta<typeof SetUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToScan: Story = {};
