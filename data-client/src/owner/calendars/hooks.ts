import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import { useOwnerClient } from '../owner-provider';
import { useReread } from '../use-reread';
import { ownerBookingQueries } from '../bookings/queries';
import type { CalendarAccess, CalendarDifference, NewCalendar } from './requests';

const all = ['owner', 'calendars'] as const;
const feeds = ['owner', 'calendar-feeds'] as const;
const differences = [...ownerBookingQueries.all, 'calendar-differences'] as const;

/** The connected calendars, again every minute: the schedule reads them. */
export function useCalendars() {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }) => client.calendars.list(signal),
    refetchInterval: 60_000,
  });
}

export function useBusyTimes(span: TimeSpan) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...all, 'busy', span.from.getTime(), span.to.getTime()],
    queryFn: ({ signal }) => client.calendars.busyBetween(span, signal),
    placeholderData: keepPreviousData,
  });
}

export function useFindCalendars() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'find'],
    mutationFn: (access: CalendarAccess) => client.calendars.find(access),
  });
}

/** Also refetches the taken times that visitors see. */
export function useConnectCalendar() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'connect'],
    mutationFn: (calendar: NewCalendar) => client.calendars.connect(calendar),
    onSettled: useReread(all, bookingQueries.taken),
  });
}

export function useReadCalendar() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'read'],
    mutationFn: (id: string) => client.calendars.readNow(id),
    onSettled: useReread(all, bookingQueries.taken, differences),
  });
}

export function useRenameCalendar() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'rename'],
    mutationFn: ({ id, name }: { id: string; name: string }) => client.calendars.rename(id, name),
    onSettled: useReread(all),
  });
}

export function useRemoveCalendar() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'remove'],
    mutationFn: (id: string) => client.calendars.remove(id),
    onSettled: useReread(all, bookingQueries.taken),
  });
}

/** Writes bookings to a calendar, or stops: `removesEvents` is then required. */
export function useWritingBookings() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'writing'],
    mutationFn: ({ id, removesEvents }: { id: string; removesEvents?: boolean }) =>
      removesEvents === undefined ? client.calendars.startWriting(id) : client.calendars.stopWriting(id, removesEvents),
    onSettled: useReread(all, differences),
  });
}

/** The bookings whose events differ, read again after every change of a booking. */
export function useCalendarDifferences() {
  const client = useOwnerClient();
  return useQuery({
    queryKey: differences,
    queryFn: ({ signal }) => client.calendars.differences(signal),
  });
}

export function useWriteBookingAgain() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'write-again'],
    mutationFn: (difference: Pick<CalendarDifference, 'calendarId' | 'booking'>) =>
      client.calendars.writeAgain(difference),
    onSettled: useReread(ownerBookingQueries.all),
  });
}

export function useCalendarFeeds() {
  const client = useOwnerClient();
  return useQuery({ queryKey: feeds, queryFn: ({ signal }) => client.calendars.feeds(signal) });
}

/** Returns the new feed's address, which cannot be read again. */
export function useAddCalendarFeed() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...feeds, 'add'],
    mutationFn: (feed: { name: string; showsClients: boolean }) => client.calendars.addFeed(feed),
    onSettled: useReread(feeds),
  });
}

export function useRevokeCalendarFeed() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...feeds, 'revoke'],
    mutationFn: (id: string) => client.calendars.revokeFeed(id),
    onSettled: useReread(feeds),
  });
}
