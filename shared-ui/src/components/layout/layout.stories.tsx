import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Heading, Text } from '../type/type';
import { Grid, Inline, Stack } from './layout';
import { Container, Section } from './page-layout';
import { SkipLink } from './skip-link';

/**
 * **Use it** for all layout: a Section is a band of the page, a Container its column; Stack, Inline and Grid arrange the
 * content. **Do not use it** with custom margins: spacing belongs to the parent.
 *
 * **Accessibility:** A Section with `labelledBy` is a region. Inside `tone="navy"` every component uses the roles of the
 * brand background. All sizes are logical, so layouts mirror in right-to-left text.
 */
const meta = { title: 'Components/Layout', component: Section, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Section
>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Authenticity', 'Fearlessness', 'Clarity', 'Excellence'].map((value) => (
  <Card key={value}>
    <Heading level={3}>{value}</Heading>
    <Text tone="muted">One of the four values.</Text>
  </Card>
));

export const Bands: Story = {
  render: () => (
    <>
      {(['plain', 'soft', 'navy'] as const).map((tone) => (
        <Section key={tone} tone={tone} labelledBy={`band-${tone}`}>
          <Container>
            <Stack gap="xl">
              <Heading level={2} id={`band-${tone}`}>
                A {tone} band
              </Heading>
              <Grid columns={4}>{cards}</Grid>
            </Stack>
          </Container>
        </Section>
      ))}
    </>
  ),
};

export const ColumnsThatFit: Story = { render: () => <Grid min="12rem">{cards}</Grid> };
export const SideBySide: Story = { render: () => <Inline justify="between">{cards}</Inline> };
export const OneBelowTheOther: Story = { render: () => <Stack gap="sm">{cards}</Stack> };

export const ReadingWidth: Story = {
  render: () => (
    <Container width="narrow">
      <Text>
        A line of text is easy to read at sixty to seventy-five characters. The narrow container keeps it there on every
        screen, and the gutter keeps it off the edges of small ones.
      </Text>
    </Container>
  ),
};
/** The first element in the tab order of every page, hidden until focused. */
export const ByKeyboard: Story = {
  render: () => (
    <>
      <SkipLink targetId="place-to-skip-to" />
      <Button>In the header</Button>
      <Text id="place-to-skip-to" tabIndex={-1}>
        The content
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The content')).toHaveFocus();
  },
};
export const LongText: Story = {
  render: () => (
    <Grid min="10rem">
      <Card>
        <Heading level={3}>Verantwortungsbewusstseinsentwicklungsgespräche</Heading>
      </Card>
      <Card>
        <Text>{'https://example.com/an-address-without-any-place-to-break-it/'.repeat(3)}</Text>
      </Card>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Bands, globals: { direction: 'right-to-left' } };
