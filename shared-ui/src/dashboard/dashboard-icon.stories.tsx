import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Stack, Text } from 'shared-ui';
import { DashboardIcon, dashboardIcons, type DashboardIconName } from './dashboard-icon';

/**
 * **Use it** in the dashboard like an Icon. **Do not use it** on visitors' pages: add the path to `icons` instead.
 *
 * **Accessibility:** Hidden from screen readers unless it has a `label`.
 */
const meta = {
  title: 'Dashboard/Dashboard icon',
  component: DashboardIcon,
  args: { name: 'pen' },
} satisfies Meta<typeof DashboardIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid min="7rem">
      {(Object.keys(dashboardIcons) as DashboardIconName[]).map((name) => (
        <Stack key={name} gap="xs" align="center">
          <DashboardIcon name={name} size="2rem" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  args: { name: 'arrow-left', size: '2rem' },
  globals: { direction: 'right-to-left' },
};

export const SharedWithVisitors: Story = { args: { name: 'calendar', label: 'Calendar' } };
