import { Alert, LinkButton, RetryButton, Spinner, Text, VisuallyHidden } from 'shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PostHrefOf } from '../posts/post-href';
import { MentionList, type Mention } from './mention-list';
import { NothingFound } from './nothing-found';

export type MentionsViewProps = {
  /** Articles that contain the words in their text. */
  inside: Mention[];
  /** Articles that contain a word one typo away. */
  similar: Mention[];
  /** The search text as spelled in the first similar article. */
  correction: string;
  /** State of the full-text search. */
  status: 'searching' | 'ready' | 'failed';
  /** The message for a visitor who searches too often; otherwise empty. */
  limit?: string;
  /** No title or excerpt matches, so these are the only results. */
  isGridEmpty: boolean;
  hrefOf: PostHrefOf;
  onRetry: () => void;
};

/** The list's address without a search and a category. */
const showAll = (
  <LinkButton as={Link} to={{ search: '' }} variant="secondary">
    Show all articles
  </LinkButton>
);

const countOf = (count: number) => (count === 1 ? '1 more article' : `${count} more articles`);

/** Search results beyond titles and excerpts. */
export function MentionsView(props: MentionsViewProps) {
  const { inside, similar, correction, status, limit, isGridEmpty, hrefOf, onRetry } = props;
  const id = useId();
  const count = inside.length + similar.length;
  const isNothingFound = status === 'ready' && count === 0 && isGridEmpty;
  const hasOnlySimilar = similar.length > 0 && inside.length === 0;
  return (
    <>
      <VisuallyHidden role="status">
        {status !== 'searching' && count > 0 && `${countOf(count)} found`}
        {isNothingFound && '0 articles'}
      </VisuallyHidden>
      {hasOnlySimilar && (
        <Text size="lg">
          No exact match. Showing results for <em>{correction}</em>.
        </Text>
      )}
      <MentionList
        id={`${id}-inside`}
        title={isGridEmpty ? 'Mentioned in' : 'Also mentioned in'}
        mentions={inside}
        hrefOf={hrefOf}
      />
      <MentionList id={`${id}-similar`} title="Similar spelling" mentions={similar} hrefOf={hrefOf} />
      {status === 'searching' && isGridEmpty && <Spinner label="Searching inside articles" />}
      {isNothingFound && <NothingFound level={2} action={showAll} />}
      {status === 'failed' && (
        <Alert tone="warning" role="status" action={<RetryButton onClick={onRetry} />}>
          {limit} Only titles and summaries were searched.
        </Alert>
      )}
    </>
  );
}
