import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Inline, Stack } from '../layout/layout';
import { Text } from '../type/type';
import { Icon } from './icon';
import { icons, type IconName } from './icons';

/**
 * **Use it** as decoration next to text, in the text's color and size. **Do not use it** alone without a `label`. For
 * actions use an IconButton.
 *
 * **Accessibility:** Hidden from screen readers unless it has a `label`. Arrows are mirrored in right-to-left text.
 */
const meta = { title: 'Components/Icon', component: Icon, args: { name: 'calendar' } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid min="7rem">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} gap="xs" align="center">
          <Icon name={name} size="2rem" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const WithMeaning: Story = { args: { name: 'warning', label: 'Needs attention' } };
export const MatchesTextSize: Story = {
  render: () => (
    <Text size="xl">
      <Icon name="clock" /> 60 minutes
    </Text>
  ),
};
export const CustomPath: Story = {
  render: () => (
    <Icon size="3rem">
      <path d="M3 19 9 8l4 6 3-4 5 9z" />
    </Icon>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Inline>
      {(['arrow-right', 'arrow-left', 'chevron-right', 'chevron-left', 'calendar'] as const).map((name) => (
        <Icon key={name} name={name} size="2rem" />
      ))}
    </Inline>
  ),
  globals: { direction: 'right-to-left' },
};
