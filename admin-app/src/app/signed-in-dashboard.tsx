import { onDemand } from 'shared-ui';
import { DeletionsProvider } from '../dashboard/deletions';
import { CoachZonesGate } from './coach-zones-gate';
import { dashboardTabs } from './tabs';
import { useNews } from 'data-client/owner';
import { useHeaderTools } from '../dashboard/use-header-tools';
import { DashboardFrame, type DashboardFrameProps } from '../dashboard/dashboard-frame';

// The settings registry must not delay the first view.
const SeedSettings = onDemand(async () => (await import('../settings/seed-settings')).SeedSettings);

export function SignedInDashboard(props: Omit<DashboardWithNewsProps, 'tabs'>) {
  return (
    <>
      <SeedSettings />
      <CoachZonesGate>
        <DeletionsProvider>
          <DashboardWithNews {...props} tabs={dashboardTabs} />
        </DeletionsProvider>
      </CoachZonesGate>
    </>
  );
}

type DashboardWithNewsProps = Omit<DashboardFrameProps, 'waiting' | 'headTool'> & {
  /** Signed out: nothing is polled. */
  isPaused: boolean;
};

/** The dashboard with counts of pending bookings and unread messages. */
function DashboardWithNews({ isPaused, ...props }: DashboardWithNewsProps) {
  const { button, dialogs } = useHeaderTools(props.tabs);
  const { pendingBookings = 0, unreadMessages = 0 } = useNews({ isPaused });
  const waiting = {
    bookings: { count: pendingBookings, words: 'pending' },
    contacts: { count: unreadMessages, words: 'unread' },
  };
  return (
    <>
      <DashboardFrame {...props} waiting={waiting} headTool={button} />
      {dialogs}
    </>
  );
}
