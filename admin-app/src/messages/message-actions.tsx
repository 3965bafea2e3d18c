import type { Message, MessageStatus } from 'data-client/owner';
import { Button, LinkButton } from 'shared-ui';
import { useCoachTime } from '../dashboard/coach-time';
import { ActionPair } from '../list/record-facts.styles';
import { isChanging, type RowMark } from '../list/row-marks';
import { replyLink } from './reply-link';

type MessageActionsProps = {
  message: Message;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
};

/** Reply by email, which also marks the message as replied, in the dialog's footer. */
export function MessageActions({ message, mark, onStatusChange }: MessageActionsProps) {
  const isReplied = message.status === 'replied';
  const markReplied = () => onStatusChange(message, 'replied');
  return (
    <ActionPair>
      {!isReplied && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={isChanging(mark, 'replied')}
          disabled={isChanging(mark)}
          onClick={markReplied}
        >
          Mark as Replied
        </Button>
      )}
      <LinkButton
        size="sm"
        icon="mail"
        href={replyLink(message, useCoachTime())}
        onClick={isReplied ? undefined : markReplied}
      >
        Reply by email
      </LinkButton>
    </ActionPair>
  );
}
