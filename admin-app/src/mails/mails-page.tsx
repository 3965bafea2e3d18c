import { undeliveredOrigins, useUndeliveredMails, type UndeliveredMail } from 'data-client/owner';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useRecordList } from '../list/use-record-list';
import { MailsView } from './mails-view';
import { useMailChanges } from '../list/mails/use-mail-changes';

export function MailsPage({ tabPath }: TabPanelProps) {
  const list = useRecordList({
    tabPath,
    filters: { of: undeliveredOrigins },
    sorts: ['newest'],
    useRows: useUndeliveredMails,
  });
  const { marks, sendAgain, putAway } = useMailChanges();
  const dashboardPath = tabPath.slice(0, tabPath.lastIndexOf('/'));
  const pathOf = ({ kind, bookingId, messageId, campaignId, about, recipient }: UndeliveredMail) => {
    if (bookingId) return `${dashboardPath}/bookings/${bookingId}`;
    if (messageId) return `${dashboardPath}/contacts/${messageId}`;
    if (kind === 'personal') return `${dashboardPath}/people/${encodeURIComponent(recipient)}`;
    if (campaignId) return `${dashboardPath}/newsletter/campaigns/${campaignId}`;
    if (kind.startsWith('owner-calendar')) return `${dashboardPath}/calendars`;
    return `${dashboardPath}/newsletter?search=${encodeURIComponent(about)}`;
  };
  return (
    <MailsView
      list={list}
      marks={marks}
      pathOf={pathOf}
      onSendAgain={(mails) => void sendAgain(mails)}
      onDismiss={(mails) => void putAway(mails)}
    />
  );
}
