import { onDemand } from 'shared-ui';
import { DeletionsProvider } from '../dashboard/deletions';
import { CoachZonesGate } from './coach-zones-gate';
import { dashboardTabs } from './tabs';
import { DashboardWithNews, type DashboardWithNewsProps } from './dashboard-with-news';

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
