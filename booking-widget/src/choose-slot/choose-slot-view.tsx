import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatSlotDate, type TakenRange } from 'data-client';
import { Alert, Grid, QueryView, Skeleton, Stack, VisuallyHidden, type QueryLike } from 'shared-ui';

import { StepForm } from '../step-form/step-form';
import { DateChoice } from './date-choice';
import type { Slot } from './slot';
import { dateOptions, timeGroups } from './slot-options';
import { TimeChoice } from './time-choice';

export type ChooseSlotViewProps = {
  now: Date;
  durationMinutes: number;
  taken: QueryLike<TakenRange[]>;
  date: string | null;
  time: string | null;
  /** The time somebody else booked first. */
  lostSlot: Slot | null;
  /** Where the visitor is; the browser's own zone without it. */
  timeZone?: string;
  onDateChoose: (date: string) => void;
  onTimeChoose: (time: string) => void;
  onBack: () => void;
  onContinue: () => void;
};

export function ChooseSlotView(props: ChooseSlotViewProps) {
  const {
    now,
    durationMinutes,
    taken,
    date,
    time,
    lostSlot,
    timeZone,
    onDateChoose,
    onTimeChoose,
    onBack,
    onContinue,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const groups = date ? timeGroups(date, { durationMinutes, taken: taken.data ?? [] }, timeZone) : [];
  const times = groups.flatMap((group) => group.times);
  const isFree = times.some((option) => option.time === time && !option.isTaken);
  const isDayFull = times.length > 0 && times.every(({ isTaken }) => isTaken);

  const handleSubmit = () => {
    if (date && isFree) return onContinue();
    flushSync(() => setAsked(true));
    const missing = date && !isDayFull ? 'time' : 'date';
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing}"]:enabled`)?.focus();
  };

  return (
    <StepForm
      formRef={form}
      onSubmit={handleSubmit}
      onBack={onBack}
      submitLabel="Continue"
      missing={isAsked && !isFree ? missingWords(isDayFull ? null : date, time) : undefined}
    >
      {lostSlot && (
        <Alert tone="warning" role="note">
          {`${lostSlot.time} on ${formatSlotDate(lostSlot.date, 'short')} is no longer free. Please choose another time: everything you typed is kept.`}
        </Alert>
      )}
      <DateChoice
        dates={dateOptions(now, { durationMinutes, taken: taken.data ?? [] })}
        chosen={date}
        onChoose={onDateChoose}
      />
      {date && (
        <QueryView
          query={taken}
          pending={<TimesPending />}
          isEmpty={() => false}
          error="The free times could not be loaded."
        >
          {() => (
            <Stack>
              {isDayFull && (
                <Alert tone="info" role="status">
                  Every time on this day is taken. Please choose another date.
                </Alert>
              )}
              <TimeChoice groups={groups} chosen={isFree ? time : null} onChoose={onTimeChoose} />
            </Stack>
          )}
        </QueryView>
      )}
    </StepForm>
  );
}

function missingWords(date: string | null, time: string | null): string {
  if (!date) return 'Please choose a date.';
  return time ? `${time} was taken in the meantime. Please choose another time.` : 'Please choose a time.';
}

const tiles = Array.from({ length: 7 }, (_, tile) => tile);

function TimesPending() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the free times</VisuallyHidden>
      <Grid min="7.5rem" gap="sm">
        {tiles.map((tile) => (
          <Skeleton key={tile} height="3rem" radius="md" />
        ))}
      </Grid>
    </div>
  );
}
