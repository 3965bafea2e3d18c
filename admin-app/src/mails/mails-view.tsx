import { BulkButton } from '../list/bulk-button';
import { RecordList } from '../list/record-list';
import { listWords, originFilter } from '../list/mails/mail-words';
import { mailsColumns, type MailsColumnsProps } from './mails-columns';

/** The list of undelivered emails with resend and dismiss. */
export function MailsView(props: MailsColumnsProps) {
  const { list, changes } = props;
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={originFilter}
      caption="Unsent emails"
      columns={mailsColumns(props)}
      bulk={(mails) => (
        <>
          <BulkButton verb="Resend" rows={mails} fits={({ isOver }) => !isOver} onAct={changes.sendAgain} />
          <BulkButton verb="Dismiss" variant="secondary" rows={mails} onAct={changes.dismiss} />
        </>
      )}
    />
  );
}
