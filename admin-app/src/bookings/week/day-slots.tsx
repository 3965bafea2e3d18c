import { timeOf } from 'domain/slots';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTabPath } from '../../dashboard/base-path';
import { fromList } from '../../list/list-address';
import { newBookingPath } from '../../list/new-booking-path';
import { slotMinutes } from './use-week-drag';
import { color, font, media, space } from 'shared-ui';
import { styled } from 'styled-components';

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
  const bookingsPath = useTabPath('bookings');
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
        to={newBookingPath(bookingsPath, { date, time: timeOf(minutes) })}
        state={fromList}
        draggable={false}
      >
        {timeOf(minutes)}
      </Link>
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
    color: transparent;
    font-size: ${font.size.xs};
    text-decoration: none;
  }
  a:hover,
  &[data-over] a {
    background: ${color.surfaceSoft};
    color: ${color.textMuted};
  }
`;
