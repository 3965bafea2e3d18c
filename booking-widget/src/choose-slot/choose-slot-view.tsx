import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatSlotDate, formatSlotTime, type Availability, type TakenRange } from 'data-client';
import { Alert, type QueryLike } from 'shared-ui';

import { useTexts } from '../language/language';
import type { Texts } from '../language/texts';
import { StepForm } from '../step-form/step-form';
import { DateChoice } from './date-choice';
import { NextAvailable } from './next-available';
import type { Slot } from './slot';
import { dateOptions, freeSlots, isAcrossClockChange, nearestSlots, timeGroups } from './slot-options';
import { SlotSuggestions } from './slot-suggestions';
import { TimeChoice } from './time-choice';
import { Times } from './times';

export type ChooseSlotViewProps = {
  now: Date;
  /** When the coach takes conversations. */
  availability: Availability;
  durationMinutes: number;
  taken: QueryLike<TakenRange[]>;
  date: string | null;
  time: string | null;
  /** The time that is given up for another one. */
  ownSlot?: Slot;
  /** The time somebody else booked first. */
  lostSlot: Slot | null;
  /** Where the visitor is. */
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
  onDateChoose: (date: string) => void;
  onTimeChoose: (time: string) => void;
  /** What choosing leads to, in a few words; going on to the next step without it. */
  submitLabel?: string;
  isBusy?: boolean;
  /** What went wrong with sending, above the buttons. */
  failure?: ReactNode;
  onBack: () => void;
  onContinue: () => void;
};

export function ChooseSlotView(props: ChooseSlotViewProps) {
  const { now, taken, date, time, lostSlot, timeZone } = props;
  const { onTimeZoneChange, onDateChoose, onTimeChoose, onBack, onContinue } = props;
  const texts = useTexts();
  const { tag } = texts;
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const calendar = { ...props, taken: taken.data ?? [] };
  const dates = dateOptions(calendar, tag);
  const groups = date ? timeGroups(date, calendar, { tag, timeZone }) : [];
  const times = groups.flatMap((group) => group.times);
  const isFree = times.some((option) => option.time === time && !option.isTaken);
  const isDayFull = date !== null && times.every(({ isTaken }) => isTaken);
  const free = taken.data ? freeSlots(calendar) : [];
  const chosen = date && time && isFree ? { date, time } : null;

  const handleSubmit = () => {
    if (chosen) return onContinue();
    flushSync(() => setAsked(true));
    const missing = date && !isDayFull ? 'time' : 'date';
    form.current?.querySelector<HTMLInputElement>(`input[name="${missing}"]:enabled`)?.focus();
  };
  const handleSlotChoose = (slot: Slot) => {
    onDateChoose(slot.date);
    onTimeChoose(slot.time);
  };

  return (
    <StepForm
      formRef={form}
      onSubmit={handleSubmit}
      onBack={onBack}
      submitLabel={props.submitLabel ?? texts.continue}
      isBusy={props.isBusy}
      failure={props.failure}
      missing={isAsked && !isFree ? missingWords(texts, isDayFull ? null : date, time) : undefined}
    >
      {lostSlot ? (
        <>
          <Alert tone="warning" role="note">
            {texts.lostSlot(
              formatSlotTime(lostSlot.date, lostSlot.time, tag),
              formatSlotDate(lostSlot.date, 'short', tag),
            )}
          </Alert>
          <SlotSuggestions
            slots={nearestSlots(lostSlot, free)}
            chosen={chosen}
            timeZone={timeZone}
            onChoose={handleSlotChoose}
          />
        </>
      ) : (
        dates.length > 0 && <NextAvailable slot={free[0]} onChoose={handleSlotChoose} />
      )}
      {dates.length > 0 ? (
        <DateChoice dates={dates} chosen={date} onChoose={onDateChoose} />
      ) : (
        <Alert tone="info">{texts.noDates}</Alert>
      )}
      {date && (
        <Times taken={taken}>
          {isDayFull && (
            <Alert tone="info" role="status">
              {texts.dayFull}
            </Alert>
          )}
          <TimeChoice
            groups={groups}
            chosen={isFree ? time : null}
            clockChange={clockChange(texts, now, date, timeZone)}
            timeZone={timeZone}
            onTimeZoneChange={onTimeZoneChange}
            onChoose={onTimeChoose}
          />
        </Times>
      )}
    </StepForm>
  );
}

function missingWords(texts: Texts, date: string | null, time: string | null): string {
  if (!date) return texts.chooseDate;
  return time ? texts.timeGone(formatSlotTime(date, time, texts.tag)) : texts.chooseTime;
}

function clockChange(texts: Texts, now: Date, date: string, timeZone: string): string | undefined {
  const noon = { date, time: '1:00 PM' };
  return isAcrossClockChange(now, noon, timeZone)
    ? texts.clockChange(formatSlotDate(date, 'full', texts.tag))
    : undefined;
}
