import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Heading } from 'shared-ui';
import { glyphSizes, letterSpacings, lineHeights, weights } from 'shared-ui/tokens';
import { Page, Row, Rows } from './page';

const meta = {
  title: 'Foundations/Setting',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Lead with courage. Live with clarity.';

export const Letters: Story = {
  render: () => (
    <Page title="Typesetting" lead="Font weights, letter spacing and line heights.">
      <Rows>
        {Object.entries(weights).map(([name, value]) => (
          <Row key={name} name={name} value={String(value)}>
            <span style={{ fontWeight: value }}>{sentence}</span>
          </Row>
        ))}
      </Rows>
      <Heading level={2}>Letters</Heading>
      <Rows>
        {Object.entries(letterSpacings).map(([name, value]) => (
          <Row key={name} name={name} value={value}>
            <span style={{ letterSpacing: value }}>{sentence}</span>
          </Row>
        ))}
        {Object.entries(glyphSizes).map(([name, value]) => (
          <Row key={name} name={`glyph ${name}`} value={value} />
        ))}
      </Rows>
      <Heading level={2}>Lines</Heading>
      <Rows>
        {Object.entries(lineHeights).map(([name, value]) => (
          <Row key={name} name={name} value={String(value)}>
            <p style={{ lineHeight: value }}>
              {sentence}
              <br />
              {sentence}
            </p>
          </Row>
        ))}
      </Rows>
    </Page>
  ),
};
