import { onDemand, Spinner } from 'shared-ui';
import type { PostPreviewProps } from '../contract';

/** An article as its readers will see it. */
export const PostPreview = onDemand<PostPreviewProps>(async () => (await import('./previewed-post')).PreviewedPost, {
  pending: () => <Spinner label="Loading the preview" />,
});
