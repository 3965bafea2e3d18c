import { onDemand, QueryView } from 'shared-ui';
import { DeletionsProvider } from '../dashboard/deletions';
import { dashboardTabs } from './tabs';
import { useNews, useStoredZones } from 'data-client/owner';
import { useHeaderTools } from '../dashboard/use-header-tools';
import { DashboardFrame, type DashboardFrameProps } from '../dashboard/dashboard-frame';
import type { ReactNode } from 'react';
import { SessionCheck } from '../account/sign-in/session-check';
import { CoachZonesContext } from '../dashboard/coach-time';
import { notLoaded } from '../list/row-marks';

// The settings registry must not delay the first view.
const SeedSettings = onDemand(async () => (await import('../settings/seed-settings')).SeedSettings, {
  failed: () => null,
});

type SignedInDashboardProps = Omit<DashboardFrameProps, 'tabs' | 'waiting' | 'headTool'> & {
  /** Signed out: nothing is polled. */
  isPaused: boolean;
};

export function SignedInDashboard(props: SignedInDashboardProps) {
  return (
    <>
      <SeedSettings />
      <CoachZonesGate>
        <DeletionsProvider>
          <DashboardWithNews {...props} />
        </DeletionsProvider>
      </CoachZonesGate>
    </>
  );
}

/** The dashboard with counts of pending bookings and unread messages. */
function DashboardWithNews({ isPaused, ...props }: SignedInDashboardProps) {
  const { button, dialogs } = useHeaderTools(dashboardTabs);
  const { pendingBookings = 0, unreadMessages = 0 } = useNews({ isPaused });
  const waiting = {
    bookings: { count: pendingBookings, words: 'pending' },
    contacts: { count: unreadMessages, words: 'unread' },
  };
  return (
    <>
      <DashboardFrame {...props} tabs={dashboardTabs} waiting={waiting} headTool={button} />
      {dialogs}
    </>
  );
}

/** Provides the coach's zones. Waits for them, because times in another zone would be wrong. */
function CoachZonesGate({ children }: { children: ReactNode }) {
  const query = useStoredZones();
  if (query.data) return <CoachZonesContext value={query.data}>{children}</CoachZonesContext>;
  return (
    <QueryView query={query} pending={<SessionCheck />} error={notLoaded('Your time zone')}>
      {() => null}
    </QueryView>
  );
}
