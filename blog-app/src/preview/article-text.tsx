import { lazy, Suspense } from 'react';
import { Spinner } from 'shared-ui';
import type { ArticleTextProps } from '../contract';

const RenderedText = lazy(async () => ({ default: (await import('./previewed-post')).RenderedText }));

/** A text of the owner's, as in an article. */
export function ArticleText({ content }: ArticleTextProps) {
  return (
    <Suspense fallback={<Spinner label="Loading the text" />}>
      <RenderedText content={content} />
    </Suspense>
  );
}
