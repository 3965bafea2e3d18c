import { messageSorts, messageStatuses, useMessages } from 'data-client/owner';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useRecordList } from '../list/use-record-list';
import { MessagesView } from './messages-view';
import { MessageDialog } from './message-dialog';
import { useMessageChanges } from './use-message-changes';

export function MessagesPage({ recordId }: TabPanelProps) {
  const list = useRecordList({
    tab: 'contacts',
    recordId,
    filters: { status: messageStatuses },
    sorts: messageSorts,
    useRows: useMessages,
  });
  const changes = useMessageChanges();
  return (
    <>
      <MessagesView list={list} changes={changes} />
      {recordId && <MessageDialog key={recordId} id={recordId} list={list} changes={changes} />}
    </>
  );
}
