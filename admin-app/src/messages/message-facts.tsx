import type { Message, MessageStatus } from 'data-client/owner';
import { useRef } from 'react';
import { Button } from 'shared-ui';
import { useCoachTime } from '../dashboard/coach-time';
import { deleteIcon } from '../list/delete-icon';
import { Fact, MailAddress, RecordMoments } from '../list/record-facts';
import { DeletePlace, Facts, HeadBox, Message as Text, Sections } from '../list/record-facts.styles';
import { isChanging, type RowMark } from '../list/row-marks';
import { StatusSelect } from '../list/status-select';
import { useRestoredFocus } from '../list/use-restored-focus';
import { statusWords } from './message-words';

type MessageFactsProps = {
  message: Message;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
};

/** The message, its sender and a select for its status. */
export function MessageFacts({ message, mark, onStatusChange, onDelete }: MessageFactsProps) {
  const sections = useRef<HTMLDivElement>(null);
  useRestoredFocus(sections);
  const { day, hour } = useCoachTime();
  return (
    <Sections ref={sections} tabIndex={-1}>
      <HeadBox>
        <div>
          <strong>{day(message.createdAt)}</strong>
          <span>{hour(message.createdAt)}</span>
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
