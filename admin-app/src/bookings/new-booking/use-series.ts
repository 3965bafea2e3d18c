import type { SeriesConflict } from 'data-client/owner';
import { isDate } from 'domain/dates';
import { seriesDates, type Repetition } from 'domain/series';
import { useState } from 'react';
import type { Slot } from '../../booking-slot/slot-fields';

/** A date of a series. `given` is the date from the repetition rule, and its key. */
export type SeriesDate = { given: string; slot: Slot; isLeftOut: boolean; conflict?: SeriesConflict };

/** The dates of a repeated booking. Each can be changed or left out; `conflicts` are those of the last attempt. */
export function useSeries(first: Slot, conflicts: readonly SeriesConflict[] = []) {
  const [repetition, setRepetition] = useState<Repetition>();
  const [changes, setChanges] = useState<Record<string, Slot | 'left-out'>>({});
  const givenDates = repetition && isDate(first.date) ? seriesDates(first.date, repetition) : [];
  const dates = givenDates.map((given): SeriesDate => {
    const change = changes[given];
    const slot = typeof change === 'object' ? change : { date: given, time: first.time };
    const conflict = conflicts.find(({ date, time }) => date === slot.date && time === slot.time);
    return { given, slot, isLeftOut: change === 'left-out', conflict };
  });
  return {
    repetition,
    repeat: setRepetition,
    dates,
    /** The chosen slots; empty if the booking does not repeat. */
    slots: dates.filter(({ isLeftOut }) => !isLeftOut).map(({ slot }) => slot),
    /** Without a change, the date is as the repetition names it. */
    changeDate: (given: string, change?: Slot | 'left-out') =>
      setChanges(({ [given]: _, ...others }) => (change ? { ...others, [given]: change } : others)),
  };
}

export type SeriesDraft = ReturnType<typeof useSeries>;
