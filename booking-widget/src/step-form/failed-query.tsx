import { Alert, Button, type QueryLike } from 'shared-ui';

import { useTexts } from '../language/language';

type FailedQueryProps = { query: QueryLike<unknown>; message: string };

/** The error of a request, with a Retry button. A warning if earlier data is still shown. */
export function FailedQuery({ query: { data, isFetching, refetch }, message }: FailedQueryProps) {
  const { tryAgain } = useTexts();
  const retry = (
    <Button size="sm" variant="secondary" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
      {tryAgain}
    </Button>
  );
  return (
    <Alert tone={data ? 'warning' : 'danger'} action={retry}>
      {message}
    </Alert>
  );
}
