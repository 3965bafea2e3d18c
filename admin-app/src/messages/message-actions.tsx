import type { Message, MessageStatus } from 'data-client/owner';
import { Button } from 'shared-ui';
import { ActionPair } from '../list/record-facts.styles';
import { isChanging, type RowMark } from '../list/row-marks';

type MessageActionsProps = {
  message: Message;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
  onAnswer: () => void;
};

/** Answer and Mark as Replied, in the dialog's footer. */
export function MessageActions({ message, mark, onStatusChange, onAnswer }: MessageActionsProps) {
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
