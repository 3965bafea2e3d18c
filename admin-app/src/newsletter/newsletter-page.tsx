import { useLocation } from 'react-router-dom';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { CampaignPage } from './campaigns/campaign-page';
import { ReportsPage } from './campaigns/reports-page';
import { SubscribersPage } from './subscribers-page';

/** Subscribers at the tab's own address, campaigns below `campaigns`. */
export function NewsletterPage({ tabPath }: TabPanelProps) {
  const { pathname } = useLocation();
  const [place, campaign] = pathname.slice(tabPath.length).split('/').filter(Boolean);
  if (place !== 'campaigns') return <SubscribersPage newsletterPath={tabPath} />;
  if (!campaign) return <ReportsPage newsletterPath={tabPath} />;
  // One place for the new and the stored: what is being typed stays when the first save gives it an address.
  return <CampaignPage id={campaign === 'new' ? undefined : campaign} newsletterPath={tabPath} />;
}
