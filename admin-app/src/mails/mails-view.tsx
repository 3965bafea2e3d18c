import { Button } from 'shared-ui';
import { RecordList } from '../list/record-list';
import { listWords, originFilter } from '../list/mails/mail-words';
import { mailsColumns, type MailsColumnsProps } from './mails-columns';

/** The list of undelivered emails with resend and dismiss. */
export function MailsView(props: MailsColumnsProps) {
  const { list, onSendAgain, onDismiss } = props;
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={originFilter}
      caption="Unsent emails"
      columns={mailsColumns(props)}
      bulk={(mails) => {
        const wanted = mails.filter(({ isOver }) => !isOver);
        return (
          <>
            <Button size="sm" disabled={wanted.length === 0} onClick={() => onSendAgain(wanted)}>
              Resend selected
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onDismiss(mails)}>
              Dismiss selected
            </Button>
          </>
        );
      }}
    />
  );
}
