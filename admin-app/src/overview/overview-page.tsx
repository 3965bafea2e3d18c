import { useOverview } from 'data-client/owner';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { OverviewView } from './overview-view';

export function OverviewPage({ tabPath }: TabPanelProps) {
  return <OverviewView sources={useOverview()} dashboardPath={tabPath.slice(0, tabPath.lastIndexOf('/'))} />;
}
