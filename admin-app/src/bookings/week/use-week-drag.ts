import type { OwnerBooking } from 'data-client/owner';
import { isLive } from 'domain/booking-status';
import { timeOf } from 'domain/slots';
import { useState, type DragEvent } from 'react';
import { useCoachZones } from '../../dashboard/coach-time';
import { slotOf } from '../../booking-slot/booking-times';
import type { Slot } from '../../booking-slot/slot-fields';

/** The grid of the week view: bookings move by half hours. */
export const slotMinutes = 30;

type Dragged = { booking: OwnerBooking; /** Minutes between its start and the pointer. */ grabbedAt: number };

/** Drags a booking to another half hour of the week. Pending and confirmed bookings can be moved. */
export function useWeekDrag(onMove: (booking: OwnerBooking, slot: Slot) => void) {
  const zones = useCoachZones();
  const [dragged, setDragged] = useState<Dragged>();
  const entryProps = (booking: OwnerBooking) => ({
    draggable: isLive(booking),
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const length = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
      const offset = height > 0 ? ((event.clientY - top) / height) * length : 0;
      const grabbedAt = Math.floor(offset / slotMinutes) * slotMinutes;
      event.dataTransfer.effectAllowed = 'move';
      // Chromium cancels a drag if its element changes in this event.
      requestAnimationFrame(() => setDragged({ booking, grabbedAt }));
    },
    onDragEnd: () => setDragged(undefined),
  });
  const handleDrop = (date: string, minutes: number) => {
    setDragged(undefined);
    if (!dragged) return;
    const { booking, grabbedAt } = dragged;
    const time = timeOf(Math.max(0, minutes - grabbedAt));
    const before = slotOf(booking, zones);
    if (date !== before.date || time !== before.time) onMove(booking, { date, time });
  };
  return { isDragging: dragged !== undefined, entryProps, onDrop: handleDrop };
}
