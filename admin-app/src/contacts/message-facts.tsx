import type { Message, MessageStatus } from 'data-client/owner';
import { useRef } from 'react';
import { Button } from 'shared-ui';
import { coachDay, coachHour } from '../desk-list/coach-moments';
import { deleteIcon } from '../desk-list/delete-icon';
import { Fact, MailAddress, RecordMoments } from '../desk-list/record-facts';
import { DeletePlace, Facts, HeadBox, Message as Text, Sections } from '../desk-list/record-facts.styles';
import { isChanging, type RowMark } from '../desk-list/row-marks';
import { StatusSelect } from '../desk-list/status-select';
import { useKeptFocus } from '../desk-list/use-kept-focus';
import { statusWords } from './message-words';

export type MessageFactsProps = {
  message: Message;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
};

/** What was written, by whom, and its status to set. */
export function MessageFacts({ message, mark, onStatusChange, onDelete }: MessageFactsProps) {
  const sections = useRef<HTMLDivElement>(null);
  useKeptFocus(sections);
  return (
    <Sections ref={sections} tabIndex={-1}>
      <HeadBox>
        <div>
          <strong>{coachDay(message.createdAt)}</strong>
          <span>{coachHour(message.createdAt)}</span>
        </div>
        <StatusSelect
          value={message.status}
          words={statusWords}
          mark={mark}
          onChange={(status) => onStatusChange(message, status)}
        />
      </HeadBox>
      <Text>{message.message}</Text>
      <Facts>
        <Fact term="Email">
          <MailAddress email={message.email} />
        </Fact>
        <Fact term="Company">{message.company || 'Not given'}</Fact>
        <Fact term="About">{message.serviceName}</Fact>
      </Facts>
      <RecordMoments {...message} />
      <DeletePlace>
        <Button
          variant="ghost"
          size="sm"
          icon={deleteIcon}
          disabled={isChanging(mark)}
          onClick={() => onDelete(message)}
        >
          Delete message
        </Button>
      </DeletePlace>
    </Sections>
  );
}
