import type { UndeliveredMail } from 'data-client/owner';
import { Button } from 'shared-ui';
import { DeskList } from '../desk-list/desk-list';
import type { ListState } from '../desk-list/use-desk-list';
import { listWords, originFilter } from './mail-words';
import { MailsTable, type MailsTableProps } from './mails-table';

export type MailsViewProps = Pick<MailsTableProps, 'marks' | 'placeOf' | 'onSendAgain' | 'onDismiss'> & {
  list: ListState<UndeliveredMail>;
};

/** What did not get through, and what can be done about it. */
export function MailsView({ list, onSendAgain, onDismiss, ...cells }: MailsViewProps) {
  return (
    <DeskList
      list={list}
      words={listWords}
      filter={originFilter}
      bulk={(mails) => (
        <>
          <Button size="sm" onClick={() => onSendAgain(mails.filter(({ isOver }) => !isOver))}>
            Send selected again
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
    </DeskList>
  );
}
