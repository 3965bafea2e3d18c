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
import { Page, Row, Rows } from './page';

const meta = { title: 'Foundations/Scales', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
        {Object.entries(headingSizes)
          .toReversed()
          .map(([name, value]) => (
            <Row key={name} name={name} value={value}>
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
            </Row>
          ))}
      </Rows>
      <Heading level={2}>Text</Heading>
      <Rows>
        {Object.entries(textSizes)
          .toReversed()
          .map(([name, value]) => (
            <Row key={name} name={name} value={value}>
              <span style={{ fontSize: value }}>A calm place to think for people who carry responsibility.</span>
            </Row>
          ))}
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
        {Object.entries(spaces).map(([name, value]) => (
          <Row key={name} name={name} value={value}>
            <Bar style={{ inlineSize: value }} />
          </Row>
        ))}
      </Rows>
      <Heading level={2}>Widths, targets and breakpoints</Heading>
      <Rows>
        {Object.entries({ ...widths, ...targets }).map(([name, value]) => (
          <Row key={name} name={name} value={value}>
            <Bar style={{ inlineSize: value }} />
          </Row>
        ))}
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
        {Object.entries(radii).map(([name, value]) => (
          <Row key={name} name={`radius ${name}`} value={value}>
            <Plate style={{ borderRadius: value }} />
          </Row>
        ))}
        {Object.entries(shadow).map(([name, value]) => (
          <Row key={name} name={`shadow ${name}`} value={value}>
            <Plate style={{ boxShadow: value, borderRadius: radius.lg }} />
          </Row>
        ))}
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
        {Object.entries(easings).map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
      </Rows>
      <Stack gap="md">
        <Heading level={2}>Layers</Heading>
        <Text tone="muted">Dialogs and everything above them use the browser's top layer.</Text>
        <Rows>
          {Object.entries(layers).map(([name, value]) => (
            <Row key={name} name={name} value={value} />
          ))}
        </Rows>
      </Stack>
    </Page>
  ),
};
