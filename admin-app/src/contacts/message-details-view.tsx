import type { Message, MessageStatus } from 'data-client/owner';
import type { QueryLike } from 'shared-ui';
import { RecordDialog } from '../desk-list/record-dialog';
import type { RowMark } from '../desk-list/row-marks';
import { MessageActions } from './message-actions';
import { MessageFacts } from './message-facts';

export type MessageDetailsViewProps = {
  /** `data` is null when the message does not exist (any more). */
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
