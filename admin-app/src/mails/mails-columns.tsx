import type { UndeliveredMail } from 'data-client/owner';
import { Badge, container, space } from 'shared-ui';
import { EmailText, type Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { personPath } from '../dashboard/base-path';
import { actionsColumn, selectColumn } from '../list/columns';
import { RowActions, RowAnswer, RowAnswers } from '../list/row-actions';
import { Detail, DetailLine, MomentLines, NameLink, RefusedReason, Words } from '../list/table-cells';
import type { ListState } from '../list/use-record-list';
import { causeOf, kindOf, mailName, stateTones, stateWords, timesTried } from '../list/mails/mail-words';
import type { MailChanges } from '../list/mails/use-mail-changes';

export type MailsColumnsProps = {
  list: ListState<UndeliveredMail>;
  changes: MailChanges;
};

const Why = styled.div`
  min-inline-size: 13rem;
  ${container.down('lg')} {
    min-inline-size: 0;
  }
`;

/** A long address breaks next to "To", not below it. */
const To = styled(Detail)`
  display: flex;
  gap: ${space['2xs']};
  overflow-wrap: normal;
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

export const mailsColumns = ({ list, changes }: MailsColumnsProps): Column<UndeliveredMail>[] => [
  selectColumn(list.selection, (mail) => mailName(mail)),
  {
    id: 'mail',
    header: 'Email',
    isRowHeader: true,
    cell: (mail) => (
      <>
        <NameLink to={pathOf(mail)}>{mail.about || 'No subject'}</NameLink>
        <Detail>{kindOf(mail)}</Detail>
        <To>
          To <Recipient {...mail} />
        </To>
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
        <RefusedReason mark={changes.marks.get(mail.id)} />
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
  actionsColumn((mail) => <MailActions mail={mail} changes={changes} />),
];

/** The address of an email's booking, message, person or campaign. */
function pathOf({ kind, bookingId, messageId, campaignId, about, recipient }: UndeliveredMail): string {
  if (bookingId) return `bookings/${bookingId}`;
  if (messageId) return `contacts/${messageId}`;
  if (kind === 'personal') return personPath(recipient);
  if (campaignId) return `newsletter/campaigns/${campaignId}`;
  if (kind.startsWith('owner-calendar')) return 'calendars';
  return `newsletter?search=${encodeURIComponent(about)}`;
}

function Recipient({ kind, recipient }: UndeliveredMail) {
  if (recipient) return <EmailText address={recipient} />;
  return kind === 'campaign' ? 'a deleted subscriber' : 'you';
}

function MailActions({ mail, changes }: Pick<MailsColumnsProps, 'changes'> & { mail: UndeliveredMail }) {
  const whose = mailName(mail);
  const mark = changes.marks.get(mail.id);
  return (
    <RowActions>
      <MailAnswers>
        {/* Past consultations and former subscribers: the email is no longer needed. */}
        {!mail.isOver && (
          <RowAnswer verb="Resend" whose={whose} mark={mark} to="again" onClick={() => changes.sendAgain([mail])} />
        )}
        <RowAnswer
          verb="Dismiss"
          whose={whose}
          variant="secondary"
          mark={mark}
          to="dismissed"
          onClick={() => changes.dismiss([mail])}
        />
      </MailAnswers>
    </RowActions>
  );
}
