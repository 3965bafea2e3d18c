import type { Message, MessageStatus } from 'data-client/owner';
import type { ReactNode } from 'react';
import { Button, type QueryLike } from 'shared-ui';
import { RecordDialog } from '../list/record-dialog';
import { MessageFacts, type MessageFactsProps } from './message-facts';
import { ActionPair } from '../list/record-facts.styles';
import { isChanging, type RowMark } from '../list/row-marks';

type MessageDetailsViewProps = Omit<MessageFactsProps, 'message' | 'isDeleted' | 'answers'> & {
  /** `data` is null if the message does not exist. */
  query: QueryLike<Message | null>;
  /** Undefined while an answer is being written. */
  onAnswer?: () => void;
  /** The answers to the message, and the editor of a new one. */
  answers?: (message: Message, isDeleted: boolean) => ReactNode;
  onClose: () => void;
};

export function MessageDetailsView({ query, onAnswer, answers, onClose, ...facts }: MessageDetailsViewProps) {
  const { mark, onStatusChange } = facts;
  return (
    <RecordDialog
      query={query}
      one="message"
      titleOf={({ name }) => name}
      descriptionOf={({ serviceName }) => serviceName}
      footer={
        onAnswer &&
        ((message) => (
          <MessageActions message={message} mark={mark} onStatusChange={onStatusChange} onAnswer={onAnswer} />
        ))
      }
      onClose={onClose}
    >
      {(message, isDeleted) => (
        <MessageFacts message={message} isDeleted={isDeleted} {...facts} answers={answers?.(message, isDeleted)} />
      )}
    </RecordDialog>
  );
}

type MessageActionsProps = {
  message: Message;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
  onAnswer: () => void;
};

/** Answer and Mark as Replied, in the dialog's footer. */
function MessageActions({ message, mark, onStatusChange, onAnswer }: MessageActionsProps) {
  return (
    <ActionPair>
      {message.status !== 'replied' && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={isChanging(mark, 'replied')}
          disabled={isChanging(mark)}
          onClick={() => onStatusChange(message, 'replied')}
        >
          Mark as Replied
        </Button>
      )}
      <Button size="sm" icon="mail" onClick={onAnswer}>
        Answer
      </Button>
    </ActionPair>
  );
}
