import { undeliveredOrigins, useUndeliveredMails, type UndeliveredMail } from 'data-client/owner';
import type { TabPanelProps } from '../desk-frame/desk-tab';
import { useDeskList } from '../desk-list/use-desk-list';
import { MailsView } from './mails-view';
import { useMailChanges } from './use-mail-changes';

export function MailsPage({ tabPath }: TabPanelProps) {
  const list = useDeskList({
    tabPath,
    filters: { of: undeliveredOrigins },
    sorts: ['newest'],
    useRows: useUndeliveredMails,
  });
  const { marks, sendAgain, putAway } = useMailChanges();
  const deskPath = tabPath.slice(0, tabPath.lastIndexOf('/'));
  const placeOf = ({ bookingId, campaignId }: UndeliveredMail) =>
    bookingId ? `${deskPath}/bookings/${bookingId}` : `${deskPath}/newsletter/campaigns/${campaignId}`;
  return (
    <MailsView
      list={list}
      marks={marks}
      placeOf={placeOf}
      onSendAgain={(mails) => void sendAgain(mails)}
      onDismiss={(mails) => void putAway(mails)}
    />
  );
}
