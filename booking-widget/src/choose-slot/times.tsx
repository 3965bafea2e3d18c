import type { ReactNode } from 'react';
import type { TakenRange } from 'domain/slots';
import { Alert, Button, Grid, Skeleton, Stack, VisuallyHidden, type QueryLike } from 'shared-ui';

import { useTexts } from '../language/language';

export type TimesProps = { taken: QueryLike<TakenRange[]>; children: ReactNode };

/** Shows the times, or their loading and error states. */
export function Times({ taken, children }: TimesProps) {
  const { timesFailed, tryAgain } = useTexts();
  if (taken.data && taken.status !== 'error') return <Stack>{children}</Stack>;
  if (taken.status === 'pending') return <TimesPending />;
  const retry = (
    <Button size="sm" variant="secondary" icon="refresh" isBusy={taken.isFetching} onClick={() => void taken.refetch()}>
      {tryAgain}
    </Button>
  );
  return (
    <Stack>
      <Alert tone={taken.data ? 'warning' : 'danger'} action={retry}>
        {timesFailed}
      </Alert>
      {taken.data && children}
    </Stack>
  );
}

const tiles = [...new Uint8Array(7).keys()];

/** The skeleton of dates and times. */
export function TimesPending() {
  const { loadingTimes } = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{loadingTimes}</VisuallyHidden>
      <Grid min="7.5rem" gap="sm">
        {tiles.map((tile) => (
          <Skeleton key={tile} height="3rem" radius="md" />
        ))}
      </Grid>
    </div>
  );
}
