import { DataError } from 'data-client';
import { addDays } from 'domain/dates';
import { coachDayOf, dayStart, type CoachZones } from 'domain/coach-zones';
import {
  useBlockedTimes,
  useBookingRules,
  useBookingsBetween,
  useBusyTimes,
  useOwnerServices,
  useSaveBookingRules,
  type BookingRules,
  type Calendar,
  type StoredRules,
} from 'data-client/owner';
import { useState } from 'react';
import { QueryView, Stack, useNotify, type QueryLike } from 'shared-ui';
import { allOf } from '../../dashboard/all-of';
import { useTabPath } from '../../dashboard/base-path';
import { notLoaded, reasonOf } from '../../list/row-marks';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { AvailabilityHead, AvailabilityView } from './availability-view';
import { useRulesDraft } from './use-rules-draft';

const daysAhead = 15;

/** Weekly hours and booking rules. */
export function AvailabilityPage() {
  const query = useBookingRules();
  return (
    <Stack gap="md">
      <AvailabilityHead />
      <QueryView query={query} error={notLoaded('Availability')}>
        {(stored) => <AvailabilityForm stored={stored} />}
      </QueryView>
    </Stack>
  );
}

function AvailabilityForm({ stored }: { stored: StoredRules }) {
  const [now] = useState(() => new Date());
  const form = useRulesDraft(stored.rules);
  const save = useSaveBookingRules();
  const upcoming = useUpcoming(now, form.hasNewZones);
  const notify = useNotify();
  useUnsavedGuard({ isDirty: form.changeCount > 0, within: `${useTabPath('bookings')}/availability` });

  const handleSave = (wanted: BookingRules) =>
    save.mutate(
      { wanted, read: stored },
      {
        onSuccess: () => {
          form.forgetSaved();
          notify({ tone: 'success', message: 'Availability saved.' });
        },
      },
    );
  return (
    <AvailabilityView
      services={useOwnerServices()}
      form={form}
      calendar={useCalendar(now, stored.rules.zones)}
      upcoming={form.hasNewZones ? upcoming : undefined}
      now={now}
      isSaving={save.isPending}
      refusal={save.error ? refusalOf(save.error) : undefined}
      onSave={handleSave}
    />
  );
}

const refusalOf = (error: unknown) =>
  error instanceof DataError && error.code === 'conflict'
    ? 'Your hours were changed in another window. Your edits are still here; save again to overwrite.'
    : `${reasonOf(error)} Your edits are still here.`;

const horizonMs = 800 * 86_400_000;

const useUpcoming = (now: Date, isWanted: boolean) =>
  useBookingsBetween({ from: now, to: new Date(now.getTime() + horizonMs) }, isWanted);

/** Bookings, blocked times and busy times of the next two weeks. */
function useCalendar(now: Date, zones: CoachZones): QueryLike<Calendar> {
  const today = coachDayOf(now, zones);
  const span = { from: dayStart(today, zones), to: dayStart(addDays(today, daysAhead), zones) };
  const { data, ...query } = allOf({
    bookings: useBookingsBetween(span),
    blocked: useBlockedTimes(span),
    busy: useBusyTimes(span),
  });
  return { ...query, data: data && { bookings: data.bookings, blocked: [...data.blocked, ...data.busy] } };
}
