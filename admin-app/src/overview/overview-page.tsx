import { useAgenda, useOverview } from 'data-client/owner';
import { coachClock } from 'domain/slots';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { OverviewView } from './overview-view';
import { useMinute } from './use-minute';

export function OverviewPage({ tabPath }: TabPanelProps) {
  const now = useMinute();
  const agenda = useAgenda(coachClock(now).date);
  const dashboardPath = tabPath.slice(0, tabPath.lastIndexOf('/'));
  return <OverviewView sources={useOverview()} agenda={agenda} now={now} dashboardPath={dashboardPath} />;
}
