import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { States } from 'shared-ui/testing';
import { Icon, color, space } from 'shared-ui';
import { DashboardIcon } from './dashboard-icon';
import { SidebarItem } from './sidebar-item';

/**
 * **Use it** in the main navigation of the dashboard. **Do not use it** to switch between views of one item: use Tabs.
 *
 * **Accessibility:** A link in a list. The current item has `aria-current` and a bar, not color alone.
 */
const meta = {
  title: 'Dashboard/SidebarItem',
  component: SidebarItem,
  args: { children: 'Bookings' },
  decorators: [
    (Story) => (
      <nav aria-label="Dashboard" data-tone="brand" style={{ background: color.paper, padding: space.lg }}>
        <Story />
      </nav>
    ),
  ],
  render: ({ children }) => (
    <ul>
      <SidebarItem href="#bookings" icon={<Icon name="calendar" />} aria-current="page">
        {children}
      </SidebarItem>
      <SidebarItem href="#messages" icon={<Icon name="mail" />}>
        Contact Messages
      </SidebarItem>
      <SidebarItem href="#testimonials" icon={<DashboardIcon name="quote" />}>
        Testimonials
      </SidebarItem>
    </ul>
  ),
} satisfies Meta<typeof SidebarItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const EveryState: Story = {
  render: () => (
    <States<{ 'aria-current': 'page' }> also={{ current: { 'aria-current': 'page' } }}>
      {(special) => (
        <ul>
          <SidebarItem href="#bookings" icon={<Icon name="calendar" />} {...special}>
            Bookings
          </SidebarItem>
        </ul>
      )}
    </States>
  ),
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Contact Messages' })).toHaveFocus();
  },
};
export const LongText: Story = { args: { children: 'Messages that nobody has answered yet' } };
export const RightToLeft: Story = { globals: { direction: 'right-to-left' } };
