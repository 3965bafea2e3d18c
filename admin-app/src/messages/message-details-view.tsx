import type { Message } from 'data-client/owner';
import type { ReactNode } from 'react';
import type { QueryLike } from 'shared-ui';
import { RecordDialog } from '../list/record-dialog';
import { MessageActions } from './message-actions';
import { MessageFacts, type MessageFactsProps } from './message-facts';

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
