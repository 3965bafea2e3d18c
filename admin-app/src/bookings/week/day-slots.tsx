import { timeOf } from 'domain/slots';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fromList } from '../../list/list-address';
import { newBookingPath } from '../../list/new-booking-path';
import { SlotPlace } from './day-slots.styles';
import { slotMinutes } from './use-week-drag';

type DaySlotsProps = {
  date: string;
  /** The hours of the grid. */
  hours: readonly number[];
  tabPath: string;
  onDrop: (date: string, minutes: number) => void;
};

/**
 * The half hours of a day, for the pointer: a click opens the form for a new booking, and a dragged booking can be
 * dropped. Keyboards use the day's own link and the booking's Move button.
 */
export function DaySlots({ date, hours, tabPath, onDrop }: DaySlotsProps) {
  const [over, setOver] = useState<number>();
  const starts = hours.flatMap((hour) => [hour * 60, hour * 60 + slotMinutes]);
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
      <Link
        tabIndex={-1}
        to={newBookingPath(tabPath, { date, time: timeOf(minutes) })}
        state={fromList}
        draggable={false}
      >
        {timeOf(minutes)}
      </Link>
    </SlotPlace>
  ));
}
