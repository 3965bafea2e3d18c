import { lazy, Suspense } from 'react';
import { DeletionsProvider } from '../desk-list/deletions';
import { deskTabs } from './desk-tabs';
import { WatchedDesk, type WatchedDeskProps } from './watched-desk';

// The registry of all settings is not worth waiting for.
const SeedSettings = lazy(async () => ({ default: (await import('../settings/seed-settings')).SeedSettings }));

/** What stands behind the sign-in. */
export function InsideDesk(props: Omit<WatchedDeskProps, 'tabs'>) {
  return (
    <>
      <Suspense>
        <SeedSettings />
      </Suspense>
      <DeletionsProvider>
        <WatchedDesk {...props} tabs={deskTabs} />
      </DeletionsProvider>
    </>
  );
}
