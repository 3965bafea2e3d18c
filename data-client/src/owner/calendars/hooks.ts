import { bookingQueries } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import { ownerKeys } from '../keys';
import { useChange, useOwnerMutation, useOwnerQuery } from '../owner-hooks';
import type { CalendarAccess, CalendarDifference, NewCalendar, NewCalendarFeed } from './requests';

const all = ['owner', 'calendars'] as const;
const feeds = ['owner', 'calendar-feeds'] as const;
const differences = [...ownerKeys.bookings, 'calendar-differences'] as const;

/** The connected calendars, again every minute: the schedule reads them. */
export const useCalendars = () =>
  useOwnerQuery([...all, 'list'], ({ calendars }, signal) => calendars.list(signal), { refetchInterval: 60_000 });

export const useBusyTimes = (span: TimeSpan) =>
  useOwnerQuery([...all, 'busy', span.from.getTime(), span.to.getTime()], ({ calendars }, signal) =>
    calendars.busyBetween(span, signal),
  );

export const useFindCalendars = () =>
  useOwnerMutation([...all, 'find'], ({ calendars }, access: CalendarAccess) => calendars.find(access));

/** Also refetches the taken times that visitors see. */
export const useConnectCalendar = () =>
  useChange(
    all,
    'connect',
    ({ calendars }, calendar: NewCalendar) => calendars.connect(calendar),
    bookingQueries.taken,
  );

export const useReadCalendar = () =>
  useChange(all, 'read', ({ calendars }, id: string) => calendars.readNow(id), bookingQueries.taken, differences);

export const useRenameCalendar = () =>
  useChange(all, 'rename', ({ calendars }, { id, name }: { id: string; name: string }) => calendars.rename(id, name));

export const useRemoveCalendar = () =>
  useChange(all, 'remove', ({ calendars }, id: string) => calendars.remove(id), bookingQueries.taken);

/** Writes bookings to a calendar, or stops: `removesEvents` is then required. */
export const useWritingBookings = () =>
  useChange(
    all,
    'writing',
    ({ calendars }, { id, removesEvents }: { id: string; removesEvents?: boolean }) =>
      removesEvents === undefined ? calendars.startWriting(id) : calendars.stopWriting(id, removesEvents),
    differences,
  );

/** The bookings whose events differ, read again after every change of a booking. */
export const useCalendarDifferences = () =>
  useOwnerQuery(differences, ({ calendars }, signal) => calendars.differences(signal));

export const useWriteBookingAgain = () =>
  useChange(
    ownerKeys.bookings,
    'write-again',
    ({ calendars }, difference: Pick<CalendarDifference, 'calendarId' | 'booking'>) => calendars.writeAgain(difference),
  );

export const useCalendarFeeds = () => useOwnerQuery(feeds, ({ calendars }, signal) => calendars.feeds(signal));

/** Returns the new feed's address, which cannot be read again. */
export const useAddCalendarFeed = () =>
  useChange(feeds, 'add', ({ calendars }, feed: NewCalendarFeed) => calendars.addFeed(feed));

export const useRevokeCalendarFeed = () =>
  useChange(feeds, 'revoke', ({ calendars }, id: string) => calendars.revokeFeed(id));
