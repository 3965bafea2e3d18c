import { coachInstant } from 'data-client';
import { useBlockedTimes, useBookingsBetween } from 'data-client/owner';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WeekView } from './week-view';
import { addDays, readWeek } from './week-days';

export type WeekPageProps = { tabPath: string };

/** One week of the calendar, at an address of its own. */
export function WeekPage({ tabPath }: WeekPageProps) {
  const [params] = useSearchParams();
  const [now] = useState(() => new Date());
  const monday = readWeek(params.get('week'), now);
  const span = { from: coachInstant(monday, 0), to: coachInstant(addDays(monday, 7), 0) };
  const bookings = useBookingsBetween(span);
  const blocked = useBlockedTimes(span);
  return (
    <WeekView
      monday={monday}
      thisMonday={readWeek(null, now)}
      bookings={bookings}
      blocked={blocked}
      tabPath={tabPath}
    />
  );
}
