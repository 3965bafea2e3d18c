import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Avatar, Button, Heading, Icon, Inline, Text } from 'shared-ui';
import { Sidebar, SidebarItem, SidebarLayout } from './sidebar';

/** The desk's frame: places on the brand's ground, the work beside it. */
const meta = {
  title: 'Desk/Sidebar',
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
        label="Desk"
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
        <SidebarItem href="#testimonials" icon={<Icon name="quote" />}>
          Testimonials
        </SidebarItem>
      </Sidebar>
    }
  >
    <div style={{ padding: '2rem' }}>
      <Heading level={1}>Admin Dashboard</Heading>
      <Text tone="muted">Welcome, Lena Ashford</Text>
    </div>
  </SidebarLayout>
);

export const Rest: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
