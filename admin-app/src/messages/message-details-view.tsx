import type { Message, MessageStatus } from 'data-client/owner';
import type { QueryLike } from 'shared-ui';
import { RecordDialog } from '../list/record-dialog';
import type { RowMark } from '../list/row-marks';
import { MessageActions } from './message-actions';
import { MessageFacts } from './message-facts';

type MessageDetailsViewProps = {
  /** `data` is null if the message does not exist. */
  query: QueryLike<Message | null>;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
  onClose: () => void;
};

export function MessageDetailsView({ query, onClose, ...facts }: MessageDetailsViewProps) {
  const { mark, onStatusChange } = facts;
  return (
    <RecordDialog
      query={query}
      one="message"
      titleOf={({ name }) => name}
      descriptionOf={({ serviceName }) => serviceName}
      footer={(message) => <MessageActions message={message} mark={mark} onStatusChange={onStatusChange} />}
      onClose={onClose}
    >
      {(message) => <MessageFacts message={message} {...facts} />}
    </RecordDialog>
  );
}
