import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card, Heading } from 'shared-ui';
import { inFrames } from 'shared-ui/testing';
import type { DashboardTab } from './dashboard-tab';
import { DashboardFrameView } from './dashboard-frame-view';
import { PanelFailure } from './tab-panel';
import { UnknownTab } from './dashboard-frame';

const bookings: DashboardTab = {
  id: 'bookings',
  label: 'Bookings',
  icon: 'calendar',
  load: () => Promise.reject(new Error('Not in a story')),
};

const meta = {
  title: 'Admin/Dashboard frame',
  component: DashboardFrameView,
  parameters: { layout: 'fullscreen', route: '/admin/bookings', docs: { story: inFrames } },
  args: {
    sitePath: '/',
    tabs: [bookings],
    siteName: 'Lena Ashford',
    userName: 'Lena Ashford',
    onLogout: () => {},
    children: (
      <Card>
        <Heading level={2}>The open tab</Heading>
      </Card>
    ),
  },
} satisfies Meta<typeof DashboardFrameView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const UnknownAddress: Story = { args: { children: <UnknownTab /> }, parameters: { route: '/admin/nothing' } };

export const TabFailed: Story = { args: { children: <PanelFailure label="Bookings" onRetry={() => {}} /> } };

export const LongTexts: Story = {
  args: {
    siteName: 'Wolfeschlegelsteinhausenbergerdorff Coaching',
    userName: 'a.very.long.address.that.hardly.fits.anywhere@a-large-organization.example',
  },
};
