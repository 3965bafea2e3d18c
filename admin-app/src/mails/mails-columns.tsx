import type { UndeliveredMail } from 'data-client/owner';
import { Badge, container } from 'shared-ui';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { actionsColumn } from '../list/columns';
import { MomentLines } from '../list/table-cells';
import { RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import type { RowMark, RowMarks } from '../list/row-marks';
import { selectColumn } from '../list/columns';
import { Detail, DetailLine, NameLink, RefusedReason, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { causeOf, kindOf, mailName, stateTones, stateWords, timesTried } from '../list/mails/mail-words';
import type { MailStep } from '../list/mails/use-mail-changes';

export type MailsColumnsProps = {
  list: ListState<UndeliveredMail>;
  marks: RowMarks<MailStep>;
  /** The address of an email's booking or campaign. */
  pathOf: (mail: UndeliveredMail) => string;
  onSendAgain: (mails: readonly UndeliveredMail[]) => void;
  onDismiss: (mails: readonly UndeliveredMail[]) => void;
};

const Why = styled.div`
  min-inline-size: 13rem;
  ${container.down('lg')} {
    min-inline-size: 0;
  }
`;

/** Stacked, because the labels are long and the reason needs space. */
const MailAnswers = styled(RowAnswers)`
  && button {
    min-inline-size: 7rem;
  }
  && {
    grid-auto-flow: row;
    ${container.down('lg')} {
      grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
    }
  }
`;

export const mailsColumns = ({ list, marks, pathOf, ...actions }: MailsColumnsProps): Column<UndeliveredMail>[] => [
  selectColumn(list.selection, (mail) => mailName(mail)),
  {
    id: 'mail',
    header: 'Email',
    isRowHeader: true,
    cell: (mail) => (
      <>
        <NameLink to={pathOf(mail)}>{mail.about || 'No subject'}</NameLink>
        <Detail>{kindOf(mail)}</Detail>
        <Detail>
          To <Recipient {...mail} />
        </Detail>
      </>
    ),
  },
  {
    id: 'why',
    header: 'Why',
    cell: (mail) => (
      <Why>
        <Badge tone={stateTones[mail.state]}>{stateWords[mail.state]}</Badge>
        <div>{causeOf(mail)}</div>
        {mail.reason && (
          <Detail>
            <Words>{`“${mail.reason}”`}</Words>
          </Detail>
        )}
        <RefusedReason mark={marks.get(mail.id)} />
      </Why>
    ),
  },
  {
    id: 'when',
    header: 'Failed on',
    cell: ({ givenUpAt, attempts }) => (
      <div>
        <MomentLines at={givenUpAt} />
        <DetailLine>{timesTried(attempts)}</DetailLine>
      </div>
    ),
  },
  actionsColumn((mail) => <MailActions mail={mail} mark={marks.get(mail.id)} {...actions} />),
];

function Recipient({ kind, recipient }: UndeliveredMail) {
  if (recipient) return <EmailText address={recipient} />;
  return kind === 'campaign' ? 'a deleted subscriber' : 'you';
}

type MailActionsProps = Pick<MailsColumnsProps, 'onSendAgain' | 'onDismiss'> & {
  mail: UndeliveredMail;
  mark?: RowMark<MailStep>;
};

function MailActions({ mail, mark, onSendAgain, onDismiss }: MailActionsProps) {
  const whose = mailName(mail);
  return (
    <RowActions>
      <MailAnswers>
        {/* Past consultations and former subscribers: the email is no longer needed. */}
        {!mail.isOver && (
          <RowAnswer verb="Resend" whose={whose} mark={mark} to="again" onClick={() => onSendAgain([mail])} />
        )}
        <RowAnswer
          verb="Dismiss"
          whose={whose}
          variant="secondary"
          mark={mark}
          to="dismissed"
          onClick={() => onDismiss([mail])}
        />
      </MailAnswers>
    </RowActions>
  );
}
