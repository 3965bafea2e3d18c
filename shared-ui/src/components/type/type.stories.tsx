import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow } from 'shared-ui/testing';
import { space } from '../../theme/references';
import { Stack } from '../layout/layout';
import { Section } from '../layout/page-layout';
import { Accent, Eyebrow } from './accents';
import { Heading, Muted, Text } from './type';

/**
 * **Use it** for all text: Heading, Text for paragraphs, Eyebrow above a heading, Accent for a name or a few words.
 *
 * **Do not use it** to make text large: a heading's `level` is its place in the outline and `size` its appearance. Never set
 * a sentence in Accent.
 *
 * **Accessibility:** Never skip a level. Sizes follow the browser's text size, and long words break instead of overflowing.
 */
const meta = {
  title: 'Components/Type',
  component: Heading,
  args: { level: 2, children: 'Lead with courage. Live with clarity.' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['display', 'xl', 'lg', 'md', 'sm'] as const;

export const Headings: Story = {
  render: (args) => (
    <Stack gap="lg">
      {sizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

const specimen = (
  <Stack gap="md" style={{ maxInlineSize: '40rem' }}>
    <Eyebrow>Leadership coaching</Eyebrow>
    <Heading level={2} size="xl">
      Decisions that still feel right <Accent>years</Accent> later
    </Heading>
    <Text size="xl">A calm place to think for people who carry responsibility.</Text>
    <Text>
      Honest questions, no formulas. We look at what is in front of you, at what you want to be true a year from now,
      and at the smallest step between the two.
    </Text>
    <Muted>Sixty minutes, by video or in person</Muted>
  </Stack>
);

export const InUse: Story = { render: () => specimen };

export const OnNavy: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="navy" style={{ padding: `${space['2xl']} ${space.xl}` }}>
      {specimen}
    </Section>
  ),
};

const tones = ['default', 'muted', 'strong', 'accent', 'danger', 'success'] as const;

export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: a line of text
        </Text>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Verantwortungsbewusstseinsentwicklungsgespräche mit Führungskräftenachwuchsprogrammteilnehmenden',
    level: 2,
  },
  decorators: [narrow('18rem')],
};
export const RightToLeft: Story = { ...InUse, globals: { direction: 'right-to-left' } };
