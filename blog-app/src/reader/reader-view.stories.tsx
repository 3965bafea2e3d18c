import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aPost } from 'data-client/testing';
import { failedQuery, pendingQuery, readyQuery, inFrames } from 'shared-ui/testing';
import { longArticle, storyPosts } from '../testing/story-posts';
import { ReaderView } from './reader-view';

const post = aPost({ title: 'The courage to pause', content: longArticle });
const short = aPost({ title: 'A short note', content: 'Two paragraphs.\n\nNo more than that.' });
const [next, ...related] = storyPosts;

const meta: Meta<typeof ReaderView> = {
  title: 'Blog/Reader',
  component: ReaderView,
  parameters: { docs: { story: inFrames } },
  args: {
    summary: post,
    query: readyQuery(post),
    whereNext: { next, related },
    hrefOf: ({ slug }) => ({ to: `/blog/${slug}` }),
    author: { name: 'Lena Ashford', portrait: '/images/portrait.svg', about: 'Lead with courage. Live with clarity.' },
    coachName: 'Lena Ashford',
    canShare: true,
    isSaved: false,
    onBook: () => {},
    onClose: () => {},
    onShare: () => {},
    onSave: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof ReaderView>;

export const Ready: Story = {};
export const Short: Story = { args: { summary: short, query: readyQuery(short) } };
export const Saved: Story = { args: { isSaved: true } };
export const Loading: Story = { args: { query: pendingQuery } };
export const Missing: Story = { args: { summary: undefined, query: readyQuery(null) } };
export const Failed: Story = { args: { query: failedQuery() } };
export const FailedFromDirectLink: Story = { args: { summary: undefined, query: failedQuery() } };
export const Sample: Story = { args: { query: readyQuery({ ...post, isSample: true as const }), onBook: undefined } };
export const ByAGuest: Story = { args: { author: { name: 'Maren Okafor' } } };
export const WithoutPictureOrNext: Story = {
  args: { query: readyQuery({ ...short, featuredImage: '' }), whereNext: { related: [] }, canShare: false },
};
export const LongTitle: Story = { args: { query: readyQuery({ ...post, ...storyPosts[2], content: longArticle }) } };
