import { useHistory } from 'data-client/owner';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useRecordList } from '../list/use-record-list';
import { HistoryView } from './history-view';
import { historyFilters } from './history-words';

export function HistoryPage({ tabPath }: TabPanelProps) {
  return (
    <HistoryView list={useRecordList({ tabPath, filters: historyFilters, sorts: ['newest'], useRows: useHistory })} />
  );
}
