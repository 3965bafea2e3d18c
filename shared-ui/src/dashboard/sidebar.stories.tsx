import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { expect, userEvent, within } from 'storybook/test';
import { States } from 'shared-ui/testing';
import { Avatar, Button, Heading, Icon, Inline, Text, color, space } from 'shared-ui';
import { DashboardIcon } from './dashboard-icon';
import { Sidebar, SidebarItem, SidebarLayout } from './sidebar';

/**
 * **Use it** as the main navigation of the dashboard. **Do not use it** to switch between views of one item: use Tabs.
 *
 * **Accessibility:** A named navigation. The current item has `aria-current` and a bar, not color alone. The footer comes
 * last in reading order at all widths.
 */
const meta = {
  title: 'Dashboard/Sidebar',
  component: SidebarLayout,
  parameters: { layout: 'fullscreen' },
  args: { sidebar: null, children: null },
  render: () => example,
} satisfies Meta<typeof SidebarLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const example = (
  <SidebarLayout
    sidebar={
      <Sidebar
        label="Dashboard"
        head={
          <Inline>
            <Avatar name="Lena Ashford" isDecorative size="sm" />
            <Text as="span" tone="strong">
              Lena Ashford
            </Text>
          </Inline>
        }
        foot={
          <Button size="sm" variant="secondary">
            Logout
          </Button>
        }
      >
        <SidebarItem href="#bookings" icon={<Icon name="calendar" />} aria-current="page">
          Bookings
        </SidebarItem>
        <SidebarItem href="#messages" icon={<Icon name="mail" />}>
          Contact Messages
        </SidebarItem>
        <SidebarItem href="#testimonials" icon={<DashboardIcon name="quote" />}>
          Testimonials
        </SidebarItem>
      </Sidebar>
    }
  >
    <div style={{ padding: space.xl }}>
      <Heading level={1}>Admin Dashboard</Heading>
      <Text tone="muted">Welcome, Lena Ashford</Text>
    </div>
  </SidebarLayout>
);

export const Rest: Story = {};

export const EveryState: Story = {
  render: () => (
    <div data-tone="brand" style={{ background: color.paper, padding: space.lg }}>
      <States<{ 'aria-current': 'page' }> also={{ current: { 'aria-current': 'page' } }}>
        {(special) => (
          <ul>
            <SidebarItem href="#bookings" icon={<Icon name="calendar" />} {...special}>
              Bookings
            </SidebarItem>
          </ul>
        )}
      </States>
    </div>
  ),
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Contact Messages' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    sidebar: (
      <Sidebar label="Dashboard" head={<Text tone="strong">Mary Wollstonecraft-Featherstonehaugh of Beaulieu</Text>}>
        <SidebarItem href="#messages" icon={<Icon name="mail" />} aria-current="page">
          Messages that nobody has answered yet
        </SidebarItem>
        <SidebarItem href="#bookings" icon={<Icon name="calendar" />}>
          Bookings
        </SidebarItem>
      </Sidebar>
    ),
    children: (
      <Heading level={1} style={{ padding: space.xl }}>
        Messages that nobody has answered yet
      </Heading>
    ),
  },
  render: (args) => <SidebarLayout {...args} />,
};
export const RightToLeft: Story = { globals: { direction: 'right-to-left' } };
