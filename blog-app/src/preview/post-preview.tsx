import { lazy, Suspense } from 'react';
import { Spinner } from 'shared-ui';
import type { PostPreviewProps } from '../contract';

const PreviewedPost = lazy(async () => ({ default: (await import('./previewed-post')).PreviewedPost }));

/** An article as its readers will see it. */
export function PostPreview({ post }: PostPreviewProps) {
  return (
    <Suspense fallback={<Spinner label="Loading the preview" />}>
      <PreviewedPost post={post} />
    </Suspense>
  );
}
