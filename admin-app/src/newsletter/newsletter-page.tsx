import { useLocation } from 'react-router-dom';
import { onDemand } from 'shared-ui';
import { useTabPath } from '../dashboard/base-path';
import { PanelFailure } from '../dashboard/tab-panel';
import { CampaignPage } from './campaigns/campaign-page';
import { ReportsPage } from './campaigns/reports-page';
import { ListSkeleton } from '../list/list-skeleton';
import { SubscribersPage } from './subscribers-page';

const ImportPage = onDemand(async () => (await import('./import-subscribers/import-page')).ImportPage, {
  pending: () => <ListSkeleton label="the import" />,
  failed: (onRetry) => <PanelFailure label="The import" onRetry={onRetry} />,
});

/** Routes the Newsletter tab: subscribers, their import at `import`, and campaigns below `campaigns`. */
export function NewsletterPage() {
  const newsletterPath = useTabPath('newsletter');
  const { pathname } = useLocation();
  const [place, campaign] = pathname.slice(newsletterPath.length).split('/').filter(Boolean);
  if (place === 'import') return <ImportPage />;
  if (place !== 'campaigns') return <SubscribersPage />;
  if (!campaign) return <ReportsPage />;
  // One route for new and stored campaigns: the editor stays mounted when the first save changes the address.
  return <CampaignPage id={campaign === 'new' ? undefined : campaign} />;
}
