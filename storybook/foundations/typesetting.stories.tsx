import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Heading } from 'shared-ui';
import { glyphSizes, letterSpacings, lineHeights, weights } from 'shared-ui/tokens';
import { Page, Rows, Tokens } from './page';

const meta = {
  title: 'Foundations/Typesetting',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = 'Lead with courage. Live with clarity.';

export const Text: Story = {
  render: () => (
    <Page title="Typesetting" lead="Font weights, letter spacing and line heights.">
      <Rows>
        <Tokens of={weights}>{(value) => <span style={{ fontWeight: value }}>{sentence}</span>}</Tokens>
      </Rows>
      <Heading level={2}>Letter spacing</Heading>
      <Rows>
        <Tokens of={letterSpacings}>{(value) => <span style={{ letterSpacing: value }}>{sentence}</span>}</Tokens>
        <Tokens of={glyphSizes} kind="glyph" />
      </Rows>
      <Heading level={2}>Line height</Heading>
      <Rows>
        <Tokens of={lineHeights}>
          {(value) => (
            <p style={{ lineHeight: value }}>
              {sentence}
              <br />
              {sentence}
            </p>
          )}
        </Tokens>
      </Rows>
    </Page>
  ),
};
