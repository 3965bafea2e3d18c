import { undeliveredOrigins, useUndeliveredMails, type UndeliveredMail } from 'data-client/owner';
import { useBasePath } from '../dashboard/base-path';
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
  const basePath = useBasePath();
  const pathOf = ({ kind, bookingId, messageId, campaignId, about, recipient }: UndeliveredMail) => {
    if (bookingId) return `${basePath}/bookings/${bookingId}`;
    if (messageId) return `${basePath}/contacts/${messageId}`;
    if (kind === 'personal') return `${basePath}/people/${encodeURIComponent(recipient)}`;
    if (campaignId) return `${basePath}/newsletter/campaigns/${campaignId}`;
    if (kind.startsWith('owner-calendar')) return `${basePath}/calendars`;
    return `${basePath}/newsletter?search=${encodeURIComponent(about)}`;
  };
  return <MailsView list={list} changes={useMailChanges()} pathOf={pathOf} />;
}
