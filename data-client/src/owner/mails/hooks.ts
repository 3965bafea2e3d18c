import { ownerKeys } from '../keys';
import { useChange, useOwnerPage, useOwnerQuery } from '../owner-hooks';
import type { MailToRetry, UndeliveredFilter } from './requests';

const all = ownerKeys.mails;

/** Returns one page of undelivered emails. */
export const useUndeliveredMails = (filter: UndeliveredFilter) =>
  useOwnerPage([...all, 'undelivered', filter], ({ mails }, signal) => mails.undelivered(filter, signal));

/** Returns a booking's emails and their delivery state. */
export const useBookingMails = (bookingId: string) =>
  useOwnerQuery([...all, 'of-booking', bookingId], ({ mails }, signal) => mails.ofBooking(bookingId, signal));

export const useRetryMail = () =>
  useChange(all, 'retry', ({ mails }, mail: MailToRetry) => mails.retry(mail), ownerKeys.people);

export const useDismissMail = () =>
  useChange(all, 'dismiss', ({ mails }, { id, isDismissed }: { id: string; isDismissed: boolean }) =>
    mails.setDismissed(id, isDismissed),
  );
