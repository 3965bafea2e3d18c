import { useMessageAnswers, type Message, type MessageAnswer } from 'data-client/owner';
import { Badge, border, color, QueryView, space, Stack, Muted, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { useCoachTime } from '../dashboard/coach-time';
import { causeOf, mailName, stateTones, stateWords } from '../list/mails/mail-words';
import { useMailChanges } from '../list/mails/use-mail-changes';
import { Message as MailText } from '../list/record-facts.styles';
import { RowAnswer } from '../list/row-actions';
import { RefusedReason } from '../list/table-cells';

const Answer = styled.section`
  padding-inline-start: ${space.md};
  border-inline-start: ${border.bar} solid ${color.border};
`;

/** The answers that were sent from the dashboard, below the message. */
export function MessageAnswers({ message }: { message: Message }) {
  const query = useMessageAnswers(message.id);
  return (
    <QueryView query={query} pending={<></>} empty={<></>} error="Your replies couldn’t be loaded.">
      {(answers) => (
        <Stack gap="md">
          {answers.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} message={message} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function AnswerItem({ answer, message }: { answer: MessageAnswer; message: Message }) {
  const { id, state, reason, body, createdAt, sentAt } = answer;
  const { moment } = useCoachTime();
  const { marks, sendAgain } = useMailChanges();
  const mark = marks.get(id);
  const isLost = state === 'failed' || state === 'doubtful';
  const lost = { id, kind: 'personal', about: message.name, recipient: message.email } as const;
  return (
    <Answer aria-label="Your reply">
      <Muted>
        {`Replied on ${moment(sentAt ?? createdAt)} `}
        {state !== 'sent' && <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>}
      </Muted>
      {isLost && (
        <Text size="sm">
          {causeOf(answer)}
          {reason && ` “${reason}”`}
        </Text>
      )}
      <RefusedReason mark={mark} />
      <MailText>{body}</MailText>
      {isLost && (
        <RowAnswer
          verb="Resend"
          whose={mailName(lost)}
          variant="secondary"
          mark={mark}
          to="again"
          onClick={() => void sendAgain([lost])}
        />
      )}
    </Answer>
  );
}
