import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aPost } from 'data-client/testing';
import { ReaderView } from './reader-view';

const content = `Most teams do not need a louder leader.

## What silence does

They need one who can **wait**. A pause of *seven seconds* feels like an hour, and changes what is said next.

- Ask the question.
- Count to seven.
- Thank whoever speaks first.

1. Try it on Monday.
2. Write down what you heard.

> The room answers whoever can bear the quiet.

<b>Markup shows as text.</b>`;

const post = aPost({ title: 'The courage to pause', content });
const ready = { status: 'success', data: post, error: null, isFetching: false, refetch: () => {} } as const;

const meta: Meta<typeof ReaderView> = {
  title: 'Blog/Reader',
  component: ReaderView,
  args: {
    title: post.title,
    query: ready,
    coachName: 'Lena Ashford',
    canShare: true,
    onBook: () => {},
    onClose: () => {},
    onShare: () => {},
    onSave: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof ReaderView>;

export const Ready: Story = {};
export const Loading: Story = { args: { query: { ...ready, status: 'pending', data: undefined } } };
export const Missing: Story = { args: { title: undefined, query: { ...ready, data: null } } };
export const Failed: Story = {
  args: { query: { ...ready, status: 'error', data: undefined, error: new Error('Lost') } },
};
export const Sample: Story = { args: { query: { ...ready, data: { ...post, isSample: true } }, onBook: undefined } };
