import type { UndeliveredMail } from 'data-client/owner';
import { Button } from 'shared-ui';
import { RecordList } from '../list/record-list';
import type { ListState } from '../list/use-record-list';
import { listWords, originFilter } from '../list/mails/mail-words';
import { MailsTable, type MailsTableProps } from './mails-table';

type MailsViewProps = Pick<MailsTableProps, 'marks' | 'pathOf' | 'onSendAgain' | 'onDismiss'> & {
  list: ListState<UndeliveredMail>;
};

/** The list of undelivered emails with resend and dismiss. */
export function MailsView({ list, onSendAgain, onDismiss, ...cells }: MailsViewProps) {
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={originFilter}
      bulk={(mails) => (
        <>
          <Button size="sm" onClick={() => onSendAgain(mails.filter(({ isOver }) => !isOver))}>
            Resend selected
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onDismiss(mails)}>
            Dismiss selected
          </Button>
        </>
      )}
    >
      {(rows) => (
        <MailsTable
          {...cells}
          rows={rows}
          selection={list.selection}
          isBusy={list.isOutdated}
          onSendAgain={onSendAgain}
          onDismiss={onDismiss}
        />
      )}
    </RecordList>
  );
}
