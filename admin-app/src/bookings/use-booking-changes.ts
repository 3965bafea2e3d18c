import type { BookingStatus } from 'domain/booking-status';
import { useBookingRemoval, useCancelSeries, useSetBookingStatus, type OwnerBooking } from 'data-client/owner';
import { useRef } from 'react';
import { useCoachZones } from '../dashboard/coach-time';
import { statusWords } from '../list/status-badge';
import { useRowChanges } from '../list/use-row-changes';
import { bookingReason, isUpcoming, rowWords } from './booking-words';
import { useCancelQuestion, type Cancellation } from './cancel-dialog';

/**
 * Changes and deletes bookings. `marks` has the state per row; the promises resolve to true on success. Before upcoming
 * bookings are deleted, canceling them and telling the clients is offered. Render `dialog`, which asks.
 */
export function useBookingChanges() {
  const { mutateAsync: setStatus } = useSetBookingStatus();
  const { mutateAsync: cancelSeries } = useCancelSeries();
  const { marks, change, remove } = useRowChanges<OwnerBooking, BookingStatus>({
    words: rowWords(useCoachZones()),
    removal: useBookingRemoval(),
    reasonOf: bookingReason,
  });
  const { ask, dialog } = useCancelQuestion();
  // A cancellation that failed, for the next attempt.
  const unsent = useRef<Cancellation & { ids: string[] }>(undefined);
  const unsentFor = (bookings: readonly OwnerBooking[]) =>
    bookings.every(({ id }) => unsent.current?.ids.includes(id)) ? unsent.current : undefined;

  const setStatuses = (bookings: readonly OwnerBooking[], to: BookingStatus, cancelReason = '') =>
    change(bookings, {
      to,
      work: ({ id, startsAt, status: before }, status) =>
        status === to
          ? setStatus({ id, status, cancelReason, seen: { status: before, startsAt } })
          : setStatus({ id, status, seen: { status: to, startsAt } }),
      wordsOf: stateOf,
      before: statusOf,
    });

  /** Cancels a booking and the later ones of its series in one request. Undo gives each the status it had. */
  const cancelWithLater = (bookings: readonly OwnerBooking[], cancelReason: string) => {
    let canceled: OwnerBooking[] = [];
    return change(bookings, {
      to: 'cancelled',
      work: async (booking, status) => {
        if (status === 'cancelled') canceled = await cancelSeries({ booking, cancelReason });
        else
          await Promise.all(
            canceled.map(({ id, startsAt, status: before }) =>
              setStatus({ id, status: before, seen: { status: 'cancelled', startsAt } }),
            ),
          );
      },
      wordsOf: (status) => `${status === 'cancelled' ? 'canceled' : 'restored'} with all later bookings of the series`,
      before: statusOf,
    });
  };

  const cancel = async (bookings: readonly OwnerBooking[], answer: Cancellation) => {
    const reason = answer.cancel;
    const isDone = await (answer.isWithLater
      ? cancelWithLater(bookings, reason)
      : setStatuses(bookings, 'cancelled', reason));
    unsent.current = isDone ? undefined : { ...answer, ids: bookings.map(({ id }) => id) };
    return isDone;
  };

  const changeStatus = async (bookings: readonly OwnerBooking[], status: BookingStatus) => {
    if (status !== 'cancelled') return setStatuses(bookings, status);
    const answer = await ask(bookings, { isDeleting: false, unsent: unsentFor(bookings) });
    return answer === null || answer === 'delete' ? false : cancel(bookings, answer);
  };

  /** Resolves to true if the bookings are being deleted. */
  const removeOrCancel = async (bookings: readonly OwnerBooking[]) => {
    const upcoming = bookings.filter(isUpcoming);
    if (upcoming.length === 0) return remove(bookings);
    const answer = await ask(bookings, { isDeleting: true, unsent: unsentFor(upcoming) });
    if (answer === 'delete') {
      const clients = upcoming.length === 1 ? 'client' : 'clients';
      return remove(bookings, { title: `Delete without notifying the ${clients}?`, confirmLabel: 'Delete anyway' });
    }
    if (answer) await cancel(upcoming, answer);
    return false;
  };

  return { marks, changeStatus, remove: removeOrCancel, dialog };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;

const statusOf = ({ status }: OwnerBooking) => status;

const stateOf = (status: BookingStatus) =>
  status === 'no-show' ? 'marked as no-show' : statusWords[status].toLowerCase();
