import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { border, color, font, Heading, motion, radius, shadow, space, Stack, Text } from 'shared-ui';
import {
  breakpoints,
  durations,
  easings,
  families,
  headingSizes,
  layers,
  radii,
  spaces,
  targets,
  textSizes,
  widths,
} from 'shared-ui/tokens';
import { keyframes, styled } from 'styled-components';
import { Page, Row, Rows, Tokens } from './page';

const meta = { title: 'Foundations/Scales', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const reversed = (scale: Record<string, string>) => Object.fromEntries(Object.entries(scale).toReversed());
const sentence = 'Lead with courage. Live with clarity.';

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      lead="Playfair Display for headings, Montserrat for text, Dancing Script for accents. Sizes scale with the viewport between two limits."
    >
      <Rows>
        {(Object.keys(families) as (keyof typeof families)[]).map((kind) => (
          <Row key={kind} name={kind} value={families[kind].name}>
            <Text
              as="span"
              style={{ fontFamily: font[kind], fontSize: font.headingSize.lg, lineHeight: font.lineHeight.snug }}
            >
              Lena Ashford, {kind === 'accent' ? 'with warmth' : '1234567890'}
            </Text>
          </Row>
        ))}
      </Rows>
      <Heading level={2}>Headings</Heading>
      <Rows>
        <Tokens of={reversed(headingSizes)}>
          {(value) => (
            <Text
              as="span"
              tone="strong"
              style={{
                fontFamily: font.heading,
                fontWeight: font.weight.semibold,
                fontSize: value,
                lineHeight: font.lineHeight.heading,
              }}
            >
              {sentence}
            </Text>
          )}
        </Tokens>
      </Rows>
      <Heading level={2}>Text</Heading>
      <Rows>
        <Tokens of={reversed(textSizes)}>
          {(value) => (
            <span style={{ fontSize: value }}>A calm place to think for people who carry responsibility.</span>
          )}
        </Tokens>
      </Rows>
    </Page>
  ),
};

const Bar = styled.div`
  block-size: ${space.md};
  max-inline-size: 100%;
  background: ${color.accent};
`;

export const Space: Story = {
  render: () => (
    <Page title="Space" lead="Spacing between elements. The two fluid steps are for page gutters and sections.">
      <Rows>
        <Tokens of={spaces}>{(value) => <Bar style={{ inlineSize: value }} />}</Tokens>
      </Rows>
      <Heading level={2}>Widths, targets and breakpoints</Heading>
      <Rows>
        <Tokens of={{ ...widths, ...targets }}>{(value) => <Bar style={{ inlineSize: value }} />}</Tokens>
        {Object.entries(breakpoints).map(([name, value]) => (
          <Row key={name} name={name} value={`${value} px and wider`} />
        ))}
      </Rows>
    </Page>
  ),
};

const Plate = styled.div`
  inline-size: min(100%, 16rem);
  block-size: 5rem;
  margin: ${space.lg};
  border: ${border.hairline} solid ${color.border};
  background: ${color.surface};
`;

export const Surfaces: Story = {
  render: () => (
    <Page title="Surfaces" lead="Corners are slightly rounded; shadows are long and soft.">
      <Rows>
        <Tokens of={radii} kind="radius">
          {(value) => <Plate style={{ borderRadius: value }} />}
        </Tokens>
        <Tokens of={shadow} kind="shadow">
          {(value) => <Plate style={{ boxShadow: value, borderRadius: radius.lg }} />}
        </Tokens>
      </Rows>
    </Page>
  ),
};

const travel = keyframes`to { translate: 12rem 0; }`;

const Traveller = styled.div`
  inline-size: ${space.xl};
  block-size: ${space.xl};
  border-radius: ${radius.pill};
  background: ${color.accent};
  *:hover > dd > & {
    animation: ${travel} var(--traveller-time) ${motion.ease} 2 alternate;
  }
`;

export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead="Short, and only to explain a change. Hover a row to preview it. Reduced motion disables it."
    >
      <Rows>
        {Object.entries(durations).map(([name, value]) => (
          <Row key={name} name={name} value={value}>
            <Traveller style={{ '--traveller-time': `var(--motion-${name})` } as object} />
          </Row>
        ))}
        <Tokens of={easings} />
      </Rows>
      <Stack gap="md">
        <Heading level={2}>Layers</Heading>
        <Text tone="muted">Dialogs and everything above them use the browser's top layer.</Text>
        <Rows>
          <Tokens of={layers} />
        </Rows>
      </Stack>
    </Page>
  ),
};
