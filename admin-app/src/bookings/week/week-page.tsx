import { addDays, mondayOf } from 'domain/dates';
import { coachDayOf, dayStart, type CoachZones } from 'domain/coach-zones';
import { isUnusualTime, useBlockedTimes, useBookingsBetween, useBusyTimes, type OwnerBooking } from 'data-client/owner';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dialogOnDemand } from '../../form/dialog-on-demand';
import { useCoachZones } from '../../dashboard/coach-time';
import { useAttempt } from '../../dashboard/use-attempt';
import { useMinute } from '../../dashboard/use-minute';
import { useBookingMove } from '../../booking-slot/use-booking-move';
import type { Slot } from '../../booking-slot/slot-fields';
import { WeekView } from './week-view';
import { currentWeek, readWeek, weekToOpen } from './week-days';

const MoveDialog = dialogOnDemand(async () => (await import('../../booking-slot/move-dialog')).MoveDialog);

/** Includes a day before and after: where the coach changes zones, a day may be longer than from midnight to midnight. */
const spanOf = (monday: string, zones: CoachZones) => ({
  from: dayStart(addDays(monday, -1), zones),
  to: dayStart(addDays(monday, 8), zones),
});

/** One week of bookings and blocked times, at its own address. */
export function WeekPage() {
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const zones = useCoachZones();
  const today = coachDayOf(useMinute(), zones);
  const asked = readWeek(params.get('week'));
  // Whether a session is left decides which week to open. With a week in the address, both queries are the same.
  const current = useBookingsBetween(spanOf(asked ?? currentWeek(now, zones), zones));
  const monday = asked ?? weekToOpen(now, current.data ?? [], zones);
  const shown = useBookingsBetween(spanOf(monday, zones));
  const blocked = useBlockedTimes(spanOf(monday, zones));
  const busy = useBusyTimes(spanOf(monday, zones));
  const { moveTo, movingIds } = useBookingMove();
  const attempt = useAttempt();
  const [dropped, setDropped] = useState<{ booking: OwnerBooking; proposed: Slot }>();
  const handleMove = (booking: OwnerBooking, slot: Slot) =>
    attempt(
      'The booking wasn’t moved.',
      () =>
        moveTo(booking, slot).catch((error: unknown) => {
          // The owner has declined the unusual time.
          if (!isUnusualTime(error)) throw error;
        }),
      booking.id,
    );
  // The later bookings of a series may have to move as well.
  const handleDrop = (booking: OwnerBooking, slot: Slot) => {
    if (booking.seriesId === undefined) void handleMove(booking, slot);
    else setDropped({ booking, proposed: slot });
  };
  return (
    <>
      <WeekView
        monday={monday}
        thisMonday={mondayOf(today)}
        today={today}
        bookings={current.status === 'pending' ? current : shown}
        blocked={blocked}
        busy={busy}
        movingIds={movingIds}
        onMove={handleDrop}
      />
      {dropped && <MoveDialog {...dropped} onClose={() => setDropped(undefined)} />}
    </>
  );
}
