import { useHistory } from 'data-client/owner';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { useDeskList } from '../desk-list/use-desk-list';
import { HistoryView } from './history-view';
import { historyFilters } from './history-words';

export function HistoryPage({ tabPath }: TabPanelProps) {
  return (
    <HistoryView list={useDeskList({ tabPath, filters: historyFilters, sorts: ['newest'], useRows: useHistory })} />
  );
}
