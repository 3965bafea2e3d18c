import { useOverview } from 'data-client/owner';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { OverviewView } from './overview-view';

export function OverviewPage({ tabPath }: TabPanelProps) {
  return <OverviewView sources={useOverview()} deskPath={tabPath.slice(0, tabPath.lastIndexOf('/'))} />;
}
