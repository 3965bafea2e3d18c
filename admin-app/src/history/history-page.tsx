import { useHistory } from 'data-client/owner';
import { useRecordList } from '../list/use-record-list';
import { HistoryView } from './history-view';
import { historyFilters } from './history-words';

export function HistoryPage() {
  return (
    <HistoryView
      list={useRecordList({ tab: 'history', filters: historyFilters, sorts: ['newest'], useRows: useHistory })}
    />
  );
}
