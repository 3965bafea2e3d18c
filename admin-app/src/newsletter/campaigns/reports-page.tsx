import { useCampaignReports, type CampaignReport, type ListPage } from 'data-client/owner';
import { useSearchParams } from 'react-router-dom';
import { useTabPath } from '../../dashboard/base-path';
import { useDeletions } from '../../dashboard/deletions';
import { CampaignFrame } from './campaign-frame';
import { ReportsView } from './reports-view';
import { RouterLinkButton } from '../../dashboard/router-link-button';

const pageSize = 10;

export function ReportsPage() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const query = useCampaignReports({ page, pageSize });
  const { hidden } = useDeletions();
  return (
    <CampaignFrame
      title="Analytics Report"
      lead="Sent, failed and unsubscribed, by campaign."
      action={<RouterLinkButton to={`${useTabPath('newsletter')}/campaigns/new`}>New campaign</RouterLinkButton>}
    >
      <ReportsView
        query={{ ...query, data: query.data && without(query.data, hidden) }}
        page={page}
        pageSize={pageSize}
        isOutdated={query.isPlaceholderData}
        onPageChange={(next) => setParams(next > 1 ? { page: String(next) } : {})}
      />
    </CampaignFrame>
  );
}

/** Hides drafts that are pending deletion. */
function without({ rows, total }: ListPage<CampaignReport>, hidden: ReadonlySet<string>): ListPage<CampaignReport> {
  const shown = rows.filter(({ id }) => !hidden.has(id));
  return { rows: shown, total: total - (rows.length - shown.length) };
}
