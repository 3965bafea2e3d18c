import { useCampaignReports } from 'data-client/owner';
import { useRecordList } from '../../list/use-record-list';
import { ReportsView } from './reports-view';

export function ReportsPage() {
  const list = useRecordList({
    tab: 'newsletter/campaigns',
    filters: {},
    sorts: ['newest'],
    useRows: useCampaignReports,
  });
  return <ReportsView list={list} />;
}
