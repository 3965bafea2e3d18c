import type { ReactNode } from 'react';
import { Alert, RetryButton, Skeleton, Stack, type QueryLike } from 'shared-ui';

type LoadedFormProps = {
  query: QueryLike<unknown>;
  /** Names the data in the error message: `Settings`. Without it a failure is silent, and the defaults are shown. */
  what?: string;
  children: ReactNode;
};

/** A form once its settings are loaded; on failure it shows the defaults with a warning. */
export function LoadedForm({ query, what, children }: LoadedFormProps) {
  if (query.status === 'pending') return <FormSkeleton />;
  if (!what || query.status !== 'error') return children;
  const seen = query.data === undefined ? 'the defaults' : 'the last saved values';
  return (
    <Stack gap="md">
      <Alert tone="warning" action={<RetryButton isBusy={query.isFetching} onClick={() => void query.refetch()} />}>
        {`${what} couldn’t be loaded. You’re seeing ${seen}.`}
      </Alert>
      {children}
    </Stack>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true" aria-label="Loading" role="status">
      <Skeleton height="2.5rem" width="16rem" />
      <Skeleton height="5rem" />
      <Skeleton height="22rem" />
    </Stack>
  );
}
