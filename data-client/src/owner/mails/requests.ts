import { DataError, dataOf } from 'data-client';
import { pageOf } from '../counted-page';
import type { ListPage, ListRequest } from '../list';
import { invoke, type OwnerConnection, type Supabase } from '../connection';
import { toBookingMail, toUndeliveredMail } from './mail';
import type { BookingMailRow, UndeliveredMail, UndeliveredMailRow, undeliveredOrigins } from './mail';

export type UndeliveredFilter = ListRequest & { of?: (typeof undeliveredOrigins)[number] };

/** An email to send again, with its booking or campaign if it has one. */
export type MailToRetry = { id: string; bookingId?: string; campaignId?: string };

/** `sent`: sent just now. `waiting`: the schedule keeps trying in the background. */
type MailRetry = { state: 'sent' | 'waiting' };

const settled = () => new DataError('not-found', { message: 'This email doesn’t need to be sent again.' });

export function createOwnerMailRequests(connection: OwnerConnection) {
  const { supabase } = connection;
  const ofBooking = async (bookingId: string, signal?: AbortSignal) => {
    const rows = await dataOf(supabase.rpc('booking_mails', { for_booking: bookingId }), signal);
    return (rows as BookingMailRow[]).map(toBookingMail);
  };

  return {
    /** Emails that failed or may not have arrived and are not dismissed, latest first. */
    async undelivered(filter: UndeliveredFilter, signal?: AbortSignal): Promise<ListPage<UndeliveredMail>> {
      const { rows, total } = await pageOf(filter, async (first, at_most) => {
        const request = supabase.rpc('undelivered_mails', { of_kind: filter.of, first, at_most });
        return (await dataOf(request, signal)) as UndeliveredMailRow[];
      });
      return { rows: rows.map(toUndeliveredMail), total };
    },
    /** All emails of a booking, oldest first. */
    ofBooking,
    /** Rejects with `rejected` and the mail server's reason if it fails again, with `not-found` if there is nothing to send. */
    async retry({ id, bookingId, campaignId }: MailToRetry): Promise<MailRetry> {
      if ((await dataOf(supabase.rpc('retry_mails', { mail_ids: [id] }))) === 0) throw settled();
      const hasAnswered = await sendNow(supabase, { bookingId, campaignId });
      if (!hasAnswered || !bookingId) return { state: 'waiting' };
      const mail = (await ofBooking(bookingId)).find((one) => one.id === id);
      if (mail?.state === 'failed' || mail?.state === 'skipped')
        throw new DataError('rejected', { message: mail.reason });
      return { state: mail?.state === 'sent' ? 'sent' : 'waiting' };
    },
    /** Dismisses an undelivered email from the list, or restores it. */
    async setDismissed(id: string, isDismissed: boolean): Promise<void> {
      const done = await dataOf(supabase.rpc('dismiss_mails', { mail_ids: [id], is_dismissed: isDismissed }));
      if (done === 0) throw settled();
    },
  };
}

/** Sends without waiting for the schedule. False if that failed: the schedule will send it. */
export function sendNow(supabase: Supabase, { bookingId, campaignId }: Omit<MailToRetry, 'id'>): Promise<boolean> {
  const sending = bookingId
    ? invoke(supabase, 'booking-mail', { bookingId })
    : invoke(supabase, campaignId ? 'campaign-mail' : 'contact-mail', {});
  return sending.then(
    () => true,
    () => false,
  );
}
