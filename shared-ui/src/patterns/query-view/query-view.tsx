import type { ReactNode } from 'react';
import { Alert } from '../../components/alert/alert';
import { Button } from '../../components/button/button';
import { EmptyState } from '../../components/empty-state/empty-state';
import { Inline } from '../../components/layout/layout';
import { Spinner } from '../../components/spinner/spinner';
import { styled } from 'styled-components';
import { space } from '../../theme/references';

const Above = styled.div`
  margin-block-end: ${space.md};
`;

/** What QueryView needs of a query; TanStack's results have this shape. */
export type QueryLike<Data> = {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type Words = string | ((error: unknown) => string);

export type QueryViewProps<Data> = {
  query: QueryLike<Data>;
  /** Shown while nothing is known yet: a Spinner or Skeletons. */
  pending?: ReactNode;
  /** Shown when the answer holds nothing. */
  empty?: ReactNode;
  /** An empty array without it. */
  isEmpty?: (data: Data) => boolean;
  /** What could not be loaded, in words. The error's own message without it. */
  error?: Words;
  children: (data: Data) => ReactNode;
};

const hasNothing = (data: unknown) => Array.isArray(data) && data.length === 0;

function wordsFor(error: unknown, words: Words | undefined): string {
  if (typeof words === 'function') return words(error);
  return words ?? (error instanceof Error && error.message ? error.message : 'This could not be loaded.');
}

/** Pending, failed, empty or ready: the four faces of a request. What failed never looks empty, and good data stays. */
export function QueryView<Data>({
  query,
  pending,
  empty,
  isEmpty = hasNothing,
  error,
  children,
}: QueryViewProps<Data>) {
  if (query.data !== undefined) {
    const content = isEmpty(query.data) ? (empty ?? <EmptyState title="Nothing here yet" />) : children(query.data);
    // The content keeps its place whether reading it again failed or not: what is being typed in it stays.
    return (
      <>
        {query.status === 'error' && (
          <Above>
            <Failure
              query={query}
              tone="warning"
              words={`${wordsFor(query.error, error)} You see the last known state.`}
            />
          </Above>
        )}
        {content}
      </>
    );
  }
  if (query.status === 'error') return <Failure query={query} tone="danger" words={wordsFor(query.error, error)} />;
  return (
    pending ?? (
      <Inline justify="center">
        <Spinner label="Loading" />
      </Inline>
    )
  );
}

function Failure({ query, tone, words }: { query: QueryLike<unknown>; tone: 'warning' | 'danger'; words: string }) {
  return (
    <Alert
      tone={tone}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon="refresh"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
