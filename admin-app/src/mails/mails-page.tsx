import { undeliveredOrigins, useUndeliveredMails } from 'data-client/owner';
import { useRecordList } from '../list/use-record-list';
import { MailsView } from './mails-view';
import { useMailChanges } from '../list/mails/use-mail-changes';

export function MailsPage() {
  const list = useRecordList({
    tab: 'mails',
    filters: { of: undeliveredOrigins },
    sorts: ['newest'],
    useRows: useUndeliveredMails,
  });
  return <MailsView list={list} changes={useMailChanges()} />;
}
