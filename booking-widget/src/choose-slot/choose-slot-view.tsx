import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Availability } from 'domain/availability';
import { zoneOn, type CoachZones } from 'domain/coach-zones';
import { formatSlotDate, formatSlotTime } from 'domain/slot-format';
import type { TakenRange } from 'domain/slots';
import { zoneName } from 'domain/time-zone';
import { Alert, Stack, type QueryLike } from 'shared-ui';
import { useTexts } from '../language/language';
import type { Texts } from '../language/english';
import { StepForm, type StepFormProps } from '../step-form/step-form';
import { DateChoice } from './date-choice';
import { NextAvailable } from './next-available';
import type { Slot, SlotChange, SlotChoice } from '../booking-state/slot';
import { dateOptions, freeSlots, inZone, isAcrossClockChange, nearestSlots, timeGroups } from './slot-options';
import { SlotSuggestions } from '../free-slots/slot-suggestions';
import { TimeChoice } from './time-choice';
import { FailedQuery } from '../step-form/failed-query';
import { Pending } from '../step-form/pending';
import { WithContact, type ContactLink } from '../step-form/with-contact';

export type ChooseSlotViewProps = {
  calendar: { now: Date; availability: Availability; taken: QueryLike<TakenRange[]> };
  durationMinutes: number;
  choice: SlotChoice;
  /** When a booking that is being moved begins now. */
  ownStart?: Date;
  /** The chosen time, once another visitor has taken it. */
  lostSlot?: Slot | null;
  contact?: ContactLink;
  onChoose: (change: SlotChange) => void;
  onContinue: () => void;
} & Pick<StepFormProps, 'onBack' | 'isBusy' | 'failure' | 'submitLabel'>;

export function ChooseSlotView({
  calendar: { now, availability, taken },
  durationMinutes,
  choice: { date: chosenDate, time, timeZone },
  ownStart,
  lostSlot,
  contact,
  onChoose,
  onContinue,
  ...stepForm
}: ChooseSlotViewProps) {
  const texts = useTexts();
  const { tag } = texts;
  const { zones } = availability;
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const calendar = { now, availability, durationMinutes, ownStart, taken: taken.data ?? [] };
  const dates = dateOptions(calendar, tag);
  const date = dates.some((option) => option.date === chosenDate) ? chosenDate : null;
  const groups = date ? timeGroups(date, calendar, { tag, timeZone }) : [];
  const open = groups.flatMap(({ times }) => times).filter(({ isTaken }) => !isTaken);
  const isFree = open.some((option) => option.time === time);
  const isDayFull = date && open.length === 0;
  const free = taken.data ? freeSlots(calendar) : [];
  const chosen = date && time && isFree ? { date, time } : null;
  // Taken meanwhile, or too early by now: its date may not even be shown anymore. A lost slot has its own note.
  const isGone = time && !isFree && !lostSlot;

  const handleSubmit = () => {
    if (chosen) return onContinue();
    flushSync(() => setAsked(true));
    const missing = date && !isDayFull ? 'time' : 'date';
    form.current?.querySelector<HTMLInputElement>(`[name=${missing}]:enabled`)?.focus();
  };

  /** Shows the times, which a phone has below the dates, unless the keyboard is used: arrow keys move through the dates. */
  const chooseAndShow = (change: SlotChange) => {
    flushSync(() => {
      setAsked(false);
      onChoose(change);
    });
    form.current?.querySelector('form:not(:has(:focus-visible)) section')?.scrollIntoView({ block: 'nearest' });
  };

  if (dates.length === 0 || (taken.data && free.length === 0)) {
    return (
      <StepForm onBack={stepForm.onBack} failure={stepForm.failure} onSubmit={() => {}}>
        <Alert tone="info" role="status">
          <WithContact {...contact}>{dates.length === 0 ? texts.noBookings : texts.noTimes}</WithContact>
        </Alert>
      </StepForm>
    );
  }
  return (
    <StepForm
      submitLabel={texts.continue}
      {...stepForm}
      formRef={form}
      onSubmit={handleSubmit}
      missing={
        isGone || (isAsked && !isFree)
          ? missingWords(texts, isDayFull ? null : time ? chosenDate : date, time)
          : undefined
      }
    >
      {lostSlot ? (
        <>
          <Alert tone="warning" role="note">
            {texts.lostSlot(
              formatSlotTime(lostSlot.date, lostSlot.time, tag),
              formatSlotDate(lostSlot.date, 'short', tag),
            )}
          </Alert>
          <SlotSuggestions slots={nearestSlots(inZone(lostSlot, zones), free)} {...{ chosen, timeZone, onChoose }} />
        </>
      ) : (
        (free[0] || taken.status === 'pending') && <NextAvailable slot={free[0]} onChoose={chooseAndShow} />
      )}
      <DateChoice dates={dates} chosen={date} onChoose={(day) => chooseAndShow({ date: day })} />
      {taken.status === 'error' && <FailedQuery query={taken} message={texts.timesFailed} />}
      {date && taken.status === 'pending' && <Pending label={texts.loadingTimes} />}
      {date && taken.data && (
        <Stack>
          {isDayFull && (
            <Alert tone="info" role="status">
              {texts.dayFull}
            </Alert>
          )}
          <TimeChoice
            groups={groups}
            chosen={isFree ? time : null}
            coachZone={zoneName(zoneOn(date, zones), tag)}
            clockChange={clockChange(texts, now, date, timeZone, zones)}
            timeZone={timeZone}
            onTimeZoneChange={(zone) => onChoose({ timeZone: zone })}
            onChoose={(start) => onChoose({ time: start })}
          />
        </Stack>
      )}
    </StepForm>
  );
}

function missingWords(texts: Texts, date: string | null, time: string | null): string {
  if (!date) return texts.chooseDate;
  return time ? texts.timeGone(formatSlotTime(date, time, texts.tag)) : texts.chooseTime;
}

function clockChange(texts: Texts, now: Date, date: string, timeZone: string, zones: CoachZones): string | undefined {
  const noon = { date, time: '1:00 PM' };
  return isAcrossClockChange(now, noon, timeZone, zones)
    ? texts.clockChange(formatSlotDate(date, 'full', texts.tag))
    : undefined;
}
