import { addDays } from 'domain/dates';
import { coachInstant } from 'domain/slots';
import { useBlockedTimes, useBookingsBetween } from 'data-client/owner';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WeekView } from './week-view';
import { readWeek } from './week-days';

type WeekPageProps = { tabPath: string };

/** One week of bookings and blocked times, at its own address. */
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
