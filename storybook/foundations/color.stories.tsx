import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge, border, color, Grid, Heading, radius, space, Stack, Text } from 'shared-ui';
import { createBrandRoles, createRoles, judgePairs, ownerDefaults, type Mode, type Roles } from 'shared-ui/tokens';
import { styled } from 'styled-components';
import { modes, themeOf } from '../decorators/brands';
import type { Globals } from '../decorators/providers';
import { Code, Page } from './page';

const meta = { title: 'Foundations/Color', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Swatch = styled.div`
  block-size: 5.5rem;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
`;

/** Returns the roles of the brand and scheme selected in the toolbar. */
function rolesIn(globals: unknown): { base: Roles; brand: Roles } {
  const { brand, theme } = globals as Globals;
  const { palette } = themeOf(brand);
  const mode: Mode = theme === 'auto' ? {} : modes[theme];
  return { base: createRoles(palette, mode), brand: createBrandRoles(palette, mode) };
}

/** Shows a role over its background, because some roles are translucent. */
const over = (color: string, background: string) => `linear-gradient(${color}, ${color}), ${background}`;

function Swatches({ colors, background = color.paper }: { colors: Record<string, string>; background?: string }) {
  return (
    <Grid min="10rem" gap="lg">
      {Object.entries(colors).map(([name, value]) => (
        <Stack key={name} gap="xs">
          <Swatch style={{ background: over(value, background) }} />
          <div>
            <Text tone="strong" size="sm">
              {name}
            </Text>
            <Code>{value}</Code>
          </div>
        </Stack>
      ))}
    </Grid>
  );
}

export const Palette: Story = {
  render: () => (
    <Page
      title="Six colors"
      lead="The colors an owner chooses in the settings. All others are derived from them, and corrected where they would be unreadable."
    >
      <Swatches colors={ownerDefaults} />
    </Page>
  ),
};

export const RolesOnThePage: Story = {
  render: (_, { globals }) => (
    <Page
      title="Roles"
      lead="The purpose of every color. Components use roles, never colors, so that a theme can change without changing components."
    >
      <Swatches colors={rolesIn(globals).base} />
    </Page>
  ),
};

export const RolesOnTheBrandBackground: Story = {
  render: (_, { globals }) => (
    <Page
      title="Roles on navy"
      lead="Inside a navy section the same roles have other values: here the accent color is readable as text."
    >
      <Swatches colors={rolesIn(globals).brand} background={rolesIn(globals).brand.paper} />
    </Page>
  ),
};

const Pairs = styled.ul`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`;

const Pair = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.sm} ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
`;

const Edge = styled.span`
  padding: 0 ${space.xs};
  border: ${border.strong} solid;
  border-radius: ${radius.sm};
`;

function Verdicts({ roles }: { roles: Roles }) {
  return (
    <Pairs role="list">
      {judgePairs(roles).map(({ of, on, background, ratio, atLeast, isReadable }) => (
        <Pair key={`${of} ${on}`} style={{ background: over(background, roles.paper) }}>
          {atLeast < 4.5 ? (
            <Edge style={{ borderColor: roles[of], color: roles.text }}>
              {of} on {on}
            </Edge>
          ) : (
            <span style={{ color: roles[of] }}>
              {of} on {on}
            </span>
          )}
          <Badge tone={isReadable ? 'success' : 'danger'}>
            {ratio.toFixed(2)} of {atLeast}
          </Badge>
        </Pair>
      ))}
    </Pairs>
  );
}

export const Contrast: Story = {
  render: (_, { globals }) => (
    <Page
      title="Contrast"
      lead="The contrast of every pair of roles in the brand and scheme of the toolbar. Text requires 4.5, edges of controls 3; in high contrast 7 and 4.5."
    >
      <Heading level={2}>On the page</Heading>
      <Verdicts roles={rolesIn(globals).base} />
      <Heading level={2}>On the brand background</Heading>
      <Verdicts roles={rolesIn(globals).brand} />
    </Page>
  ),
};
