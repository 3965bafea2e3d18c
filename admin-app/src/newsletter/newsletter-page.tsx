import { useLocation } from 'react-router-dom';
import { onDemand } from 'shared-ui';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { CampaignPage } from './campaigns/campaign-page';
import { ReportsPage } from './campaigns/reports-page';
import { ListSkeleton } from '../list/list-skeleton';
import { SubscribersPage } from './subscribers-page';

const ImportPage = onDemand(async () => (await import('./import-subscribers/import-page')).ImportPage, {
  pending: () => <ListSkeleton label="the import" />,
});

/** Routes the Newsletter tab: subscribers, their import at `import`, and campaigns below `campaigns`. */
export function NewsletterPage({ tabPath }: TabPanelProps) {
  const { pathname } = useLocation();
  const [place, campaign] = pathname.slice(tabPath.length).split('/').filter(Boolean);
  if (place === 'import') return <ImportPage newsletterPath={tabPath} />;
  if (place !== 'campaigns') return <SubscribersPage newsletterPath={tabPath} />;
  if (!campaign) return <ReportsPage newsletterPath={tabPath} />;
  // One route for new and stored campaigns: the editor stays mounted when the first save changes the address.
  return <CampaignPage id={campaign === 'new' ? undefined : campaign} newsletterPath={tabPath} />;
}
