import { DataError } from 'data-client';
import type { ListPage, ListRequest } from '../list';
import type { OwnerGateway } from '../owner-gateway';
import { toBookingMail, toUndeliveredMail } from './mail';
import type { BookingMail, BookingMailRow, UndeliveredMail, UndeliveredMailRow } from './mail';
import { dataOf, until } from '../table-requests';

export const undeliveredOrigins = ['booking', 'campaign'] as const;

export type UndeliveredFilter = ListRequest & { of?: (typeof undeliveredOrigins)[number] };

/** The mail to send again, with the booking it belongs to, if any. */
export type MailToRetry = { id: string; bookingId?: string };

/** `sent`: it left this very moment. `waiting`: it is tried, and tried again, without anybody waiting for it. */
export type MailRetry = { state: 'sent' | 'waiting' };

export type OwnerMailRequests = {
  /** What was given up, or may not have arrived, and is not dismissed; the last one first. */
  undelivered(filter: UndeliveredFilter, signal?: AbortSignal): Promise<ListPage<UndeliveredMail>>;
  /** Everything a booking owes or owed somebody, the oldest first. */
  ofBooking(bookingId: string, signal?: AbortSignal): Promise<BookingMail[]>;
  /** Rejects with `rejected` and the mail server's reason when it is refused again, with `not-found` when it need not be sent. */
  retry(mail: MailToRetry): Promise<MailRetry>;
  /** Takes a mail out of the list of those that did not get through, or puts it back. */
  setDismissed(id: string, isDismissed: boolean): Promise<void>;
};

const settled = () => new DataError('not-found', { message: 'This mail need not be sent again.' });

export function createOwnerMailRequests(gateway: OwnerGateway): OwnerMailRequests {
  const { rest } = gateway;
  const page = async (args: { of_kind?: string; first: number; at_most: number }, signal?: AbortSignal) =>
    (await dataOf(until(signal, rest.rpc('undelivered_mails', args)))) as UndeliveredMailRow[];
  const ofBooking = async (bookingId: string, signal?: AbortSignal) => {
    const rows = await dataOf(until(signal, rest.rpc('booking_mails', { for_booking: bookingId })));
    return (rows as BookingMailRow[]).map(toBookingMail);
  };

  return {
    async undelivered({ of, page: number, pageSize }, signal) {
      const first = (number - 1) * pageSize;
      const rows = await page({ of_kind: of, first, at_most: pageSize }, signal);
      // Beyond the end no row is left to tell the total.
      const [any] = rows.length > 0 || first === 0 ? rows : await page({ of_kind: of, first: 0, at_most: 1 }, signal);
      return { rows: rows.map(toUndeliveredMail), total: any?.total ?? 0 };
    },
    ofBooking,
    async retry({ id, bookingId }) {
      if ((await dataOf(rest.rpc('retry_mails', { mail_ids: [id] }))) === 0) throw settled();
      const hasAnswered = await sendNow(gateway, bookingId);
      if (!hasAnswered || !bookingId) return { state: 'waiting' };
      const mail = (await ofBooking(bookingId)).find((one) => one.id === id);
      if (mail?.state === 'failed' || mail?.state === 'skipped')
        throw new DataError('rejected', { message: mail.reason });
      return { state: mail?.state === 'sent' ? 'sent' : 'waiting' };
    },
    async setDismissed(id, isDismissed) {
      const done = await dataOf(rest.rpc('dismiss_mails', { mail_ids: [id], is_dismissed: isDismissed }));
      if (done === 0) throw settled();
    },
  };
}

/** Does not wait for the schedule. False when nobody answered: the schedule will send it. */
async function sendNow({ config, fetch }: OwnerGateway, bookingId?: string): Promise<boolean> {
  const [name, body] = bookingId ? ['booking-mail', { bookingId }] : ['campaign-mail', {}];
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(`${config.url}/functions/v1/${name}`, init).then(
    () => true,
    () => false,
  );
}
