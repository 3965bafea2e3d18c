import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Container } from 'shared-ui';
import { NewsletterBox } from './newsletter-box';

const meta: Meta<typeof NewsletterBox> = {
  title: 'Public site/Newsletter box',
  component: NewsletterBox,
  decorators: [(Story) => <Container>{Story()}</Container>],
};
export default meta;

type Story = StoryObj<typeof NewsletterBox>;

export const Ready: Story = {};
