import { timeOf } from 'domain/slots';
import { useState, type DragEvent } from 'react';
import { DashboardLink } from '../../dashboard/dashboard-link';
import { fromList } from '../../list/list-address';
import { newBookingPath } from '../../list/new-booking-path';
import { color, font, media, space } from 'shared-ui';
import { styled } from 'styled-components';
import type { OwnerBooking } from 'data-client/owner';
import { isLive } from 'domain/booking-status';
import { useCoachZones } from '../../dashboard/coach-time';
import { slotOf } from '../../booking-slot/booking-times';
import type { Slot } from '../../booking-slot/slot-fields';

/** The grid of the week view: bookings move by half hours. */
const slotMinutes = 30;

type Dragged = { booking: OwnerBooking; /** Minutes between its start and the pointer. */ grabbedAt: number };

/** Drags a booking to another half hour of the week. Pending and confirmed bookings can be moved. */
export function useWeekDrag(onMove: (booking: OwnerBooking, slot: Slot) => void, movingIds: readonly string[] = []) {
  const zones = useCoachZones();
  const [dragged, setDragged] = useState<Dragged>();
  const entryProps = (booking: OwnerBooking) => ({
    'aria-busy': movingIds.includes(booking.id),
    draggable: isLive(booking) && !movingIds.includes(booking.id),
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

type DaySlotsProps = {
  date: string;
  /** The hours of the grid. */
  hours: readonly number[];
  onDrop: (date: string, minutes: number) => void;
};

/**
 * The half hours of a day, for the pointer: a click opens the form for a new booking, and a dragged booking can be
 * dropped. Keyboards use the day's own link and the booking's Move button.
 */
export function DaySlots({ date, hours, onDrop }: DaySlotsProps) {
  const [over, setOver] = useState<number>();
  // The grid goes on after midnight if a booking does, but the day ends there.
  const starts = hours.filter((hour) => hour < 24).flatMap((hour) => [hour * 60, hour * 60 + slotMinutes]);
  return starts.map((minutes, index) => (
    <SlotPlace
      key={minutes}
      aria-hidden
      data-over={over === minutes || undefined}
      style={{ '--from': index * 2 + 1, '--to': index * 2 + 3 } as object}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(minutes);
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(undefined);
        onDrop(date, minutes);
      }}
    >
      <DashboardLink
        tabIndex={-1}
        to={newBookingPath({ date, time: timeOf(minutes) })}
        state={fromList}
        draggable={false}
      >
        {timeOf(minutes)}
      </DashboardLink>
    </SlotPlace>
  ));
}

/** A half hour that takes a click or a dragged booking. Phones have no grid. */
const SlotPlace = styled.li`
  display: none;
  ${media.up('md')} {
    display: grid;
    grid-row: var(--from) / var(--to);
    grid-column: 1;
  }
  a {
    padding-inline: ${space.xs};
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    text-decoration: none;
  }
  a:hover,
  &[data-over] a {
    background: ${color.surfaceSoft};
  }
  &:not([data-over]) a:not(:hover) {
    opacity: 0;
  }
`;
