import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FaqView } from './faq-view';

const meta: Meta<typeof FaqView> = {
  title: 'Public site/Questions',
  component: FaqView,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Questions and answers',
    questions: [
      { question: 'How do we begin?', answer: 'With a call of 60 minutes.' },
      {
        question:
          'What happens if I have to cancel at short notice because of something I could not have known the day before?',
        answer: 'Tell me as soon as you know. We find another time.',
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof FaqView>;

export const Two: Story = {};
export const One: Story = { args: { questions: [{ question: 'How do we begin?', answer: 'With a call.' }] } };
