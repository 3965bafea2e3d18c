import { Alert, Button, Spinner, VisuallyHidden } from 'shared-ui';
import { useId } from 'react';
import type { PostHrefOf } from '../posts/post-href';
import { MentionList } from './mention-list';
import type { Mention } from './mention-list';
import { NothingFound } from './nothing-found';

export type MentionsViewProps = {
  /** Articles that say it inside. */
  inside: Mention[];
  /** Articles with words one typing error away. */
  near: Mention[];
  /** How looking inside the articles is going. */
  status: 'searching' | 'ready' | 'failed';
  /** Titles and excerpts hold it nowhere, so without mentions there is nothing at all. */
  isGridEmpty: boolean;
  hrefOf: PostHrefOf;
  onRetry: () => void;
};

const countOf = (count: number) => (count === 1 ? '1 more article' : `${count} more articles`);

/** What was found elsewhere than in titles and excerpts, under headings of its own. */
export function MentionsView({ inside, near, status, isGridEmpty, hrefOf, onRetry }: MentionsViewProps) {
  const id = useId();
  const count = inside.length + near.length;
  return (
    <>
      <VisuallyHidden role="status">
        {status !== 'searching' && count > 0 && `${countOf(count)} found inside`}
      </VisuallyHidden>
      <MentionList id={`${id}-inside`} title="Also mentioned in" mentions={inside} hrefOf={hrefOf} />
      <MentionList id={`${id}-near`} title="Similar spelling" mentions={near} hrefOf={hrefOf} />
      {status === 'searching' && isGridEmpty && <Spinner label="Looking inside the articles" />}
      {status === 'ready' && count === 0 && isGridEmpty && <NothingFound />}
      {status === 'failed' && (
        <Alert
          tone="warning"
          role="status"
          action={
            <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          The articles themselves could not be searched, only their titles and summaries.
        </Alert>
      )}
    </>
  );
}
