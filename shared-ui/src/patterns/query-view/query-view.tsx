import type { ReactNode } from 'react';
import { Alert } from '../../components/alert/alert';
import { RetryButton } from '../../components/button/button';
import { EmptyState } from '../../components/empty-state/empty-state';
import { Inline } from '../../components/layout/layout';
import { Spinner } from '../../components/spinner/spinner';
import { styled } from 'styled-components';
import { space } from '../../theme/references';

const Above = styled.div`
  margin-block-end: ${space.md};
`;

/** The subset of a TanStack query result that QueryView needs. */
export type QueryLike<Data> = {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type ErrorMessage = string | ((error: unknown) => string);

export type QueryViewProps<Data> = {
  query: QueryLike<Data>;
  /** Shown while loading: by default a Spinner with `pendingLabel`. */
  pending?: ReactNode;
  pendingLabel?: string;
  /** Shown if the data is empty; `null` shows nothing. */
  empty?: ReactNode;
  /** Defaults to an empty array. */
  isEmpty?: (data: Data) => boolean;
  /** Defaults to the error's own message. */
  error?: ErrorMessage;
  children: (data: Data) => ReactNode;
};

const hasNothing = (data: unknown) => Array.isArray(data) && data.length === 0;

function messageOf(error: unknown, message: ErrorMessage | undefined): string {
  if (typeof message === 'function') return message(error);
  return message ?? (error instanceof Error && error.message ? error.message : 'This couldn’t be loaded.');
}

/** Renders a query as loading, failed, empty or ready. Stale data stays visible after a failure. */
export function QueryView<Data>({
  query,
  pending,
  pendingLabel = 'Loading',
  empty = <EmptyState title="Nothing here yet" />,
  isEmpty = hasNothing,
  error,
  children,
}: QueryViewProps<Data>) {
  if (query.data !== undefined) {
    const content = isEmpty(query.data) ? empty : children(query.data);
    // The content keeps its position in the tree, so that a failed refetch does not remount it.
    return (
      <>
        {query.status === 'error' && (
          <Above>
            <Failure
              query={query}
              tone="warning"
              message={`${messageOf(query.error, error)} This may be out of date.`}
            />
          </Above>
        )}
        {content}
      </>
    );
  }
  if (query.status === 'error') return <Failure query={query} tone="danger" message={messageOf(query.error, error)} />;
  return (
    pending ?? (
      <Inline justify="center">
        <Spinner label={pendingLabel} />
      </Inline>
    )
  );
}

function Failure({ query, tone, message }: { query: QueryLike<unknown>; tone: 'warning' | 'danger'; message: string }) {
  return (
    <Alert tone={tone} action={<RetryButton isBusy={query.isFetching} onClick={() => void query.refetch()} />}>
      {message}
    </Alert>
  );
}
