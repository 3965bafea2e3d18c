import { newIcon } from '../../dashboard/router-link-button';
import type { OwnerBooking } from 'data-client/owner';
import { timeOf } from 'domain/slots';
import { fromList } from '../../list/list-address';
import { visitorName } from '../../booking-slot/booking-names';
import { newBookingPath } from '../../list/new-booking-path';
import type { Slot } from '../../booking-slot/slot-fields';
import { statusWords } from '../../list/status-badge';
import { DaySlots, useWeekDrag } from './day-slots';
import { dayName, hourName, hoursFor, type WeekEntry } from './week-days';
import { Day, DayHead, Days, DayTop, Entries, Free, HourNames, NewLink, Scroller } from './week.styles';
import { Blocked, EntryLink, EntryPlace } from './week-entry.styles';

type WeekGridProps = {
  days: { date: string; entries: WeekEntry[] }[];
  today: string;
  movingIds?: readonly string[];
  onMove: (booking: OwnerBooking, slot: Slot) => void;
};

const minutesPerRow = 15;

/** Seven days side by side with an hour scale; on phones a list of days. */
export function WeekGrid({ days, today, movingIds, onMove }: WeekGridProps) {
  const drag = useWeekDrag(onMove, movingIds);
  const hours = hoursFor(days.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'booking')));
  const [first = 0] = hours;
  const rowOf = (minutes: number) => {
    const within = Math.min(Math.max(minutes, first * 60), (first + hours.length) * 60);
    return Math.round((within - first * 60) / minutesPerRow) + 1;
  };
  return (
    <Scroller tabIndex={0} role="region" aria-label="Week">
      <HourNames aria-hidden style={{ '--hours': hours.length } as object}>
        {hours.map((hour) => (
          <span key={hour}>{hourName(hour)}</span>
        ))}
      </HourNames>
      <Days data-dragging={drag.isDragging || undefined}>
        {days.map(({ date, entries }) => (
          <Day key={date} aria-labelledby={`day-${date}`}>
            <DayTop>
              <DayHead id={`day-${date}`} aria-current={date === today ? 'date' : undefined}>
                {dayName(date)}
              </DayHead>
              <NewLink to={newBookingPath({ date })} state={fromList} aria-label={`New booking on ${dayName(date)}`}>
                {newIcon}
              </NewLink>
            </DayTop>
            {entries.length === 0 && <Free>Nothing booked</Free>}
            <Entries style={{ '--hours': hours.length } as object}>
              <DaySlots date={date} hours={hours} onDrop={drag.onDrop} />
              {entries.map((entry) => (
                <EntryPlace key={entry.id} style={{ '--from': rowOf(entry.from), '--to': rowOf(entry.to) } as object}>
                  <Entry entry={entry} entryProps={drag.entryProps} />
                </EntryPlace>
              ))}
            </Entries>
          </Day>
        ))}
      </Days>
    </Scroller>
  );
}

type EntryProps = { entry: WeekEntry; entryProps: ReturnType<typeof useWeekDrag>['entryProps'] };

function Entry({ entry, entryProps }: EntryProps) {
  if (entry.kind === 'blocked') {
    const isWholeDay = entry.from === 0 && entry.to === 24 * 60;
    return (
      <Blocked>
        <strong>{isWholeDay ? 'Blocked all day' : `Blocked ${timeOf(entry.from)} – ${timeOf(entry.to)}`}</strong>
        {entry.note && <span>{entry.note}</span>}
      </Blocked>
    );
  }
  const { booking } = entry;
  return (
    <EntryLink to={`bookings/${booking.id}`} state={fromList} $status={booking.status} {...entryProps(booking)}>
      <strong>{timeOf(entry.from)}</strong>{' '}
      <span>
        <bdi>{visitorName(booking)}</bdi>
      </span>{' '}
      <span>{`${booking.serviceName},`}</span> <span>{statusWords[booking.status].toLowerCase()}</span>
    </EntryLink>
  );
}
