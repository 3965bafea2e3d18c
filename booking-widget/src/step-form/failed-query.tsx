import type { ReactNode } from 'react';
import { Alert, RetryButton, type QueryLike } from 'shared-ui';
import { useTexts } from '../language/language';

type FailedQueryProps = { query: QueryLike<unknown>; message: ReactNode };

/** The error of a request, with a Retry button. A warning if earlier data is still shown. */
export function FailedQuery({ query: { data, isFetching, refetch }, message }: FailedQueryProps) {
  const { tryAgain } = useTexts();
  return (
    <Alert
      tone={data ? 'warning' : 'danger'}
      action={
        <RetryButton isBusy={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </RetryButton>
      }
    >
      {message}
    </Alert>
  );
}
