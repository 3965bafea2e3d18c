import { addDays } from 'domain/dates';
import { coachClock, coachInstant } from 'domain/slots';
import { isUnusualTime, useBlockedTimes, useBookingsBetween, type OwnerBooking } from 'data-client/owner';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotify } from 'shared-ui';
import { reasonOf } from '../../list/row-marks';
import { useBookingMove } from '../move/use-booking-move';
import type { Slot } from '../slot-fields';
import { WeekView } from './week-view';
import { currentWeek, readWeek, weekToOpen } from './week-days';

type WeekPageProps = { tabPath: string };

const spanOf = (monday: string) => ({ from: coachInstant(monday, 0), to: coachInstant(addDays(monday, 7), 0) });

/** One week of bookings and blocked times, at its own address. */
export function WeekPage({ tabPath }: WeekPageProps) {
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const asked = readWeek(params.get('week'));
  // Whether a session is left decides which week to open. With a week in the address, both queries are the same.
  const current = useBookingsBetween(spanOf(asked ?? currentWeek(now)));
  const monday = asked ?? weekToOpen(now, current.data ?? []);
  const shown = useBookingsBetween(spanOf(monday));
  const blocked = useBlockedTimes(spanOf(monday));
  const { moveTo } = useBookingMove();
  const notify = useNotify();
  const handleMove = async (booking: OwnerBooking, slot: Slot) => {
    try {
      await moveTo(booking, slot);
    } catch (error) {
      // The owner has answered the question about an unusual time.
      if (!isUnusualTime(error)) notify({ tone: 'error', message: `The booking was not moved. ${reasonOf(error)}` });
    }
  };
  return (
    <WeekView
      monday={monday}
      thisMonday={currentWeek(now)}
      today={coachClock(now).date}
      bookings={current.status === 'pending' ? current : shown}
      blocked={blocked}
      tabPath={tabPath}
      onMove={(booking, slot) => void handleMove(booking, slot)}
    />
  );
}
