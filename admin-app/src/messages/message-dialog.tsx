import { useMessage, type Message } from 'data-client/owner';
import { useEffect, useEffectEvent, useState } from 'react';
import { LazyMailEditor } from '../form/personal-mail/lazy-mail-editor';
import { mailJournal } from '../form/personal-mail/mail-journal';
import { openRecord } from '../list/open-record';
import type { ListState } from '../list/use-record-list';
import { MessageAnswers } from './message-answers';
import { MessageDetailsView } from './message-details-view';
import type { MessageChanges } from './use-message-changes';

type MessageDialogProps = {
  id: string;
  list: Pick<ListState<Message>, 'query' | 'closeRecord'>;
  changes: MessageChanges;
};

/** One message at its own address, over the list. Opening it marks it as read. */
export function MessageDialog({ id, list, changes }: MessageDialogProps) {
  const query = openRecord(list, useMessage(id), id);
  // An answer that was interrupted is shown at once.
  const [isAnswering, setAnswering] = useState(() => mailJournal({ messageId: id, email: '' }).read() !== undefined);
  const message = query.data;
  const read = useEffectEvent(() => {
    if (message?.status === 'unread') void changes.markRead(message);
  });
  // Only once, so that the owner can set it back to unread.
  const hasArrived = Boolean(message);
  useEffect(() => {
    if (hasArrived) read();
  }, [hasArrived]);
  const handleDelete = async (deleted: Message) => {
    if (await changes.remove([deleted])) list.closeRecord();
  };
  return (
    <MessageDetailsView
      query={query}
      mark={changes.marks.get(id)}
      onStatusChange={(changed, status) => void changes.changeStatus([changed], status)}
      onDelete={(deleted) => void handleDelete(deleted)}
      onAnswer={isAnswering ? undefined : () => setAnswering(true)}
      answers={(answered, isDeleted) => (
        <>
          <MessageAnswers message={answered} />
          {isAnswering && (
            <LazyMailEditor
              to={{ name: answered.name, email: answered.email, messageId: id }}
              subject={`Re: ${answered.serviceName}`}
              isDeleted={isDeleted}
              onDone={() => setAnswering(false)}
            />
          )}
        </>
      )}
      onClose={list.closeRecord}
    />
  );
}
