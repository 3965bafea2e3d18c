import type { ReactNode } from 'react';
import type { TakenRange } from 'domain/slots';
import { Stack, type QueryLike } from 'shared-ui';

import { useTexts } from '../language/language';
import { FailedQuery } from '../step-form/failed-query';
import { Pending } from '../step-form/pending';

export type TimesProps = { taken: QueryLike<TakenRange[]>; children: ReactNode };

/** Shows the times, or their loading and error states. */
export function Times({ taken, children }: TimesProps) {
  const { loadingTimes, timesFailed } = useTexts();
  if (taken.data && taken.status !== 'error') return <Stack>{children}</Stack>;
  if (taken.status === 'pending') return <Pending label={loadingTimes} />;
  return (
    <Stack>
      <FailedQuery query={taken} message={timesFailed} />
      {taken.data && children}
    </Stack>
  );
}
