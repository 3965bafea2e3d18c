import { Alert, onDemand, RetryButton, Spinner } from 'shared-ui';
import type { ArticleTextProps, PostPreviewProps } from '../contract';

/** A text of the owner's, as in an article. */
export const ArticleText = onDemand<ArticleTextProps>(async () => (await import('./previewed-post')).RenderedText, {
  pending: () => <Spinner label="Loading the text" />,
  failed: (onRetry) => (
    <Alert tone="danger" title="The text couldn’t be loaded." action={<RetryButton onClick={onRetry} />} />
  ),
});

/** An article as its readers will see it. */
export const PostPreview = onDemand<PostPreviewProps>(async () => (await import('./previewed-post')).PreviewedPost, {
  pending: () => <Spinner label="Loading the preview" />,
});
