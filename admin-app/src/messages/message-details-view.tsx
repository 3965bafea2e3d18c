import type { Message, MessageStatus } from 'data-client/owner';
import type { ReactNode } from 'react';
import { Button, Inline, LinkButton, Stack, type QueryLike } from 'shared-ui';
import { RecordDialog } from '../list/record-dialog';
import { ActionPair, Facts, HeadBox, Message as Text } from '../list/record-facts.styles';
import { isChanging, type RowMark } from '../list/row-marks';
import { useCoachTime, type CoachTime } from '../dashboard/coach-time';
import { PersonLink } from '../list/person-link';
import { DeleteRecord, Fact, MailAddress, RecordMoments } from '../list/record-facts';
import { StatusSelect } from '../list/status-select';
import { statusWords } from './message-words';
import { truncate } from 'domain/truncate';
import { mailLink } from '../list/contact-links';

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

type MessageActionsProps = Pick<MessageFactsProps, 'message' | 'mark' | 'onStatusChange'> & { onAnswer: () => void };

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
        Reply
      </Button>
    </ActionPair>
  );
}

type MessageFactsProps = {
  message: Message;
  /** Deleted somewhere else: nothing can be done with it. */
  isDeleted: boolean;
  mark?: RowMark<MessageStatus>;
  onStatusChange: (message: Message, status: MessageStatus) => void;
  onDelete: (message: Message) => void;
  /** The answers to the message, and the editor of a new one. */
  answers?: ReactNode;
};

function MessageFacts(props: MessageFactsProps) {
  const { message, isDeleted, mark, onStatusChange, onDelete, answers } = props;
  const time = useCoachTime();
  return (
    <Stack gap="lg">
      <HeadBox>
        <div>
          <strong>{time.day(message.createdAt)}</strong>
          <span>{time.hour(message.createdAt)}</span>
        </div>
        {!isDeleted && (
          <StatusSelect
            value={message.status}
            words={statusWords}
            mark={mark}
            onChange={(status) => onStatusChange(message, status)}
          />
        )}
      </HeadBox>
      <Text>{message.message}</Text>
      {answers}
      <Facts>
        <Fact term="Email">
          <MailAddress email={message.email} />
        </Fact>
        <Fact term="Company">{message.company || 'Not given'}</Fact>
        <Fact term="About">{message.serviceName}</Fact>
      </Facts>
      {!isDeleted && (
        <Inline>
          <PersonLink email={message.email} />
          <LinkButton
            size="sm"
            variant="ghost"
            href={replyLink(message, time)}
            onClick={message.status === 'replied' ? undefined : () => onStatusChange(message, 'replied')}
          >
            Reply in your email program
          </LinkButton>
        </Inline>
      )}
      <RecordMoments {...message} />
      {!isDeleted && <DeleteRecord one="message" mark={mark} onDelete={() => onDelete(message)} />}
    </Stack>
  );
}

// Mail programs truncate or reject longer URLs.
const quotedAtMost = 1500;

/** A mailto link to the visitor with their message quoted. */
export function replyLink({ name, email, serviceName, message, createdAt }: Message, { moment }: CoachTime): string {
  const quoted = truncate(message, quotedAtMost)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = [`Dear ${name},`, '', '', '', `On ${moment(createdAt)}, ${name} wrote:`, ...quoted].join('\r\n');
  return `${mailLink(email)}?subject=${encodeURIComponent(`Re: ${serviceName}`)}&body=${encodeURIComponent(body)}`;
}
