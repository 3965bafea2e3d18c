import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { emptyPost, type OwnerPost } from 'data-client/owner';
import { somePosts } from '../testing/some-posts';
import { WithOwner } from '../testing/with-owner';
import { sendable, valuesOf } from './post-values';
import { PostEditorView } from './post-editor-view';
import type { PostEditor } from './use-post-editor';

const [draft, published] = somePosts().map((post) => ({
  ...post,
  content: 'Every team has **two meetings**.',
})) as [OwnerPost, OwnerPost];

const editorOf = (post: OwnerPost | undefined, over: Partial<PostEditor> = {}): PostEditor => {
  const values = post ? valuesOf(post) : emptyPost;
  return {
    values,
    change: () => {},
    draft: sendable(values),
    saved: post ?? null,
    savedAt: undefined,
    saving: { state: 'idle' },
    isDirty: false,
    isPublished: post?.isPublished ?? false,
    isUnsaved: false,
    isKept: true,
    problems: {},
    canRetry: false,
    submit: async () => true,
    resolve: () => {},
    discard: () => {},
    restored: undefined,
    keepRestored: () => {},
    discardRestored: () => {},
    ...over,
  };
};

const meta = {
  title: 'Admin/Post editor',
  component: PostEditorView,
  decorators: [WithOwner],
  args: {
    editor: editorOf(draft),
    siteName: 'Lena Ashford',
    onSave: () => {},
    onPublish: () => {},
  },
} satisfies Meta<typeof PostEditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};

export const New: Story = { args: { editor: editorOf(undefined) } };

export const Published: Story = { args: { editor: editorOf(published, { isDirty: true, isUnsaved: true }) } };

export const Failed: Story = {
  args: {
    editor: editorOf(published, {
      isDirty: true,
      isUnsaved: true,
      canRetry: true,
      saving: { state: 'failed', error: new DataError('offline') },
    }),
  },
};

export const Incomplete: Story = {
  args: {
    editor: editorOf(undefined, {
      problems: { title: 'Please write the title.', excerpt: 'Please write the excerpt.' },
    }),
  },
};

export const Restored: Story = {
  args: {
    editor: editorOf(published, {
      isDirty: true,
      restored: { values: valuesOf(published), at: new Date('2026-11-20T14:05:00Z'), isOutdated: false },
    }),
  },
};

export const ChangedElsewhere: Story = {
  args: {
    editor: editorOf(published, {
      isDirty: true,
      saving: { state: 'conflict', theirs: { ...published, title: 'Another Title', content: 'Every team has one.' } },
    }),
  },
};
