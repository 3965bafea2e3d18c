import { useStoredZones } from 'data-client/owner';
import type { ReactNode } from 'react';
import { QueryView } from 'shared-ui';
import { SessionCheck } from '../account/sign-in/session-check';
import { CoachZonesContext } from '../dashboard/coach-time';
import { notLoaded } from '../list/row-marks';

/** Provides the coach's zones. Waits for them, because times in another zone would be wrong. */
export function CoachZonesGate({ children }: { children: ReactNode }) {
  const query = useStoredZones();
  if (query.data) return <CoachZonesContext value={query.data}>{children}</CoachZonesContext>;
  return (
    <QueryView query={query} pending={<SessionCheck />} error={notLoaded('Your time zone')}>
      {() => null}
    </QueryView>
  );
}
