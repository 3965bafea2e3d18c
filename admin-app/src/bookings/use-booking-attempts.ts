import type { Booking, BookingStatus } from 'data-client';
import { useEffect, useState } from 'react';
import { useNotify, type NotificationMessage } from 'shared-ui';
import { reasonOf, type BookingMark, type BookingMarks } from './booking-marks';

type Outcome = { isDone: boolean; reason?: string };

/** Follows what is attempted with each booking: marks while it lasts, an alert when it fails, why until the next attempt. */
export function useBookingAttempts() {
  const [marks, setMarks] = useState<BookingMarks>(new Map());
  const notify = useNotify();
  const [said] = useState(() => new Map<string, () => void>());
  // Names of visitors do not stay on the screen of whoever comes after the owner.
  useEffect(() => () => said.forEach((takeBack) => takeBack()), [said]);

  const mark = (id: string, next?: BookingMark) =>
    setMarks((all) => new Map([...all].filter(([other]) => other !== id).concat(next ? [[id, next]] : [])));

  /** The last word about a booking takes the place of the one before. */
  const say = ({ id }: Booking, ...messages: NotificationMessage[]) => {
    said.get(id)?.();
    const takeBacks = messages.map(notify);
    said.set(id, () => takeBacks.forEach((takeBack) => takeBack()));
  };

  const attempt = async (
    booking: Booking,
    to: BookingStatus | 'deleted',
    work: () => Promise<unknown>,
    alert: string,
  ): Promise<Outcome> => {
    said.get(booking.id)?.();
    mark(booking.id, { state: 'changing', to });
    try {
      await work();
      mark(booking.id);
      return { isDone: true };
    } catch (cause) {
      const reason = reasonOf(cause);
      mark(booking.id, { state: 'refused', reason });
      say(booking, { tone: 'error', message: alert });
      return { isDone: false, reason };
    }
  };

  return { marks, attempt, say };
}
