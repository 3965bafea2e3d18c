import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { narrow } from 'shared-ui/testing';
import { space } from '../../theme/references';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Grid, Inline, Stack } from '../layout/layout';
import { Section } from '../layout/page-layout';
import { Heading, Text } from '../type/type';
import { Card } from './card';

/**
 * **Use it** for one item of a collection: an article, a service, a booking. **Do not use it** inside another card: use
 * spacing or a line. Do not turn it into a button: place a link or a button inside.
 *
 * **Accessibility:** It has no role; its heading names it. Inside a navy section it switches back to the page's color roles.
 */
const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (
  <Stack gap="sm">
    <Inline>
      <Badge tone="accent">Featured</Badge>
    </Inline>
    <Heading level={3}>The meeting before the meeting</Heading>
    <Text tone="muted">What happens in the ten minutes before a hard conversation decides most of it.</Text>
  </Stack>
);

export const Plain: Story = { args: { children: content } };
export const WithAccent: Story = { args: { children: content, hasAccent: true } };
export const OnNavy: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Section tone="navy" style={{ padding: space.xl }}>
      <Grid columns={2}>
        <Card>{content}</Card>
        <Card hasAccent>
          {content}
          <Button variant="secondary">Read it</Button>
        </Card>
      </Grid>
    </Section>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <Heading level={3}>Verantwortungsbewusstseinsentwicklungsgesprächsvorbereitungsunterlagenverzeichnis</Heading>
    ),
  },
  decorators: [narrow('16rem')],
};
export const RightToLeft: Story = {
  args: { children: content, hasAccent: true },
  globals: { direction: 'right-to-left' },
};
