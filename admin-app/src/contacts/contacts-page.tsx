import { messageSorts, messageStatuses, useMessages } from 'data-client/owner';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { useDeskList } from '../desk-list/use-desk-list';
import { ContactsView } from './contacts-view';
import { MessageDialog } from './message-dialog';
import { useMessageChanges } from './use-message-changes';

export function ContactsPage({ tabPath, recordId }: TabPanelProps) {
  const list = useDeskList({
    tabPath,
    recordId,
    filters: { status: messageStatuses },
    sorts: messageSorts,
    useRows: useMessages,
  });
  const changes = useMessageChanges();
  return (
    <>
      <ContactsView
        list={list}
        marks={changes.marks}
        onStatusChange={(messages, status) => void changes.changeStatus(messages, status)}
        onDelete={(messages) => void changes.remove(messages)}
      />
      {recordId && <MessageDialog key={recordId} id={recordId} list={list} changes={changes} />}
    </>
  );
}
