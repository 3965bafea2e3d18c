import { seriesLimits } from 'data-client/owner';
import { Field, Grid, Options, Select, Stack, border, color, Inline, space, Text } from 'shared-ui';
import { styled } from 'styled-components';
import type { SeriesDraft, SeriesDate } from './use-series';
import { useState, type ReactNode } from 'react';
import { useCoachZones } from '../../dashboard/coach-time';
import { RowAnswer } from '../../list/row-actions';
import { slotDay, slotSentence } from '../../booking-slot/booking-times';
import { SlotFields, type Slot } from '../../booking-slot/slot-fields';

const Dates = styled.ol`
  list-style: none;
`;

const intervals = Array.from({ length: 12 }, (_, index) => index + 1);
const counts = Array.from({ length: seriesLimits.max - seriesLimits.min + 1 }, (_, index) => index + seriesLimits.min);

type SeriesFieldsProps = {
  series: SeriesDraft;
  problem?: string;
  /** Why the series could not be booked. */
  reason?: ReactNode;
};

/** Whether and how a booking repeats, with all of its dates. */
export function SeriesFields({ series, problem, reason }: SeriesFieldsProps) {
  const { repetition, repeat, dates, changeDate } = series;
  return (
    <Stack gap="sm">
      <Grid min="11.5rem" gap="md">
        <Field label="Repeat">
          <Select
            value={repetition?.everyWeeks ?? 0}
            onChange={({ target }) => {
              const everyWeeks = Number(target.value);
              repeat(everyWeeks ? { everyWeeks, times: repetition?.times ?? 4 } : undefined);
            }}
          >
            <option value={0}>Does not repeat</option>
            <Options
              of={intervals.map((weeks) => ({ id: weeks, label: weeks === 1 ? 'Every week' : `Every ${weeks} weeks` }))}
            />
          </Select>
        </Field>
        {repetition && (
          <Field label="Number of dates" error={problem}>
            <Select
              value={repetition.times}
              onChange={({ target }) => repeat({ ...repetition, times: Number(target.value) })}
            >
              {counts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          </Field>
        )}
      </Grid>
      {dates.length > 0 && reason}
      {dates.length > 0 && (
        <Dates role="list" aria-label="Dates of the series">
          {dates.map((date, index) => (
            <SeriesDateFields
              key={date.given}
              number={index + 1}
              date={date}
              onChange={(change) => changeDate(date.given, change)}
            />
          ))}
        </Dates>
      )}
    </Stack>
  );
}

const Row = styled.li`
  padding-block: ${space.xs};
  border-block-start: ${border.hairline} solid ${color.border};
`;

type SeriesDateFieldsProps = { number: number; date: SeriesDate; onChange: (change?: Slot | 'left-out') => void };

/** One date of a series, which can be changed or left out, with its conflict and the nearest free times. */
function SeriesDateFields({ number, date, onChange }: SeriesDateFieldsProps) {
  const { given, slot, isLeftOut, conflict } = date;
  const zones = useCoachZones();
  const [isEditing, setEditing] = useState(false);
  const ofDate = `date ${number}`;
  return (
    <Row aria-label={`Date ${number}`}>
      <Stack gap="xs">
        <Inline justify="between" gap="xs">
          <Text size="sm" tone={isLeftOut ? 'muted' : undefined}>
            {isLeftOut ? <s>{slotDay({ date: given })}</s> : slot.time ? slotSentence(slot, zones) : slotDay(slot)}
          </Text>
          {isLeftOut ? (
            <RowAnswer verb="Put back" whose={ofDate} variant="ghost" onClick={() => onChange()} />
          ) : (
            <Inline gap="xs">
              <RowAnswer
                verb="Change"
                whose={ofDate}
                variant="ghost"
                aria-expanded={isEditing}
                onClick={() => setEditing(!isEditing)}
              />
              <RowAnswer verb="Leave out" whose={ofDate} variant="ghost" onClick={() => onChange('left-out')} />
            </Inline>
          )}
        </Inline>
        {!isLeftOut && isEditing && (
          <SlotFields slot={slot} problems={{}} owner={ofDate} onChange={(part) => onChange({ ...slot, ...part })} />
        )}
        {!isLeftOut && conflict && (
          <Inline role="group" aria-label={`Free times near ${ofDate}`} gap="xs">
            <Text size="sm" tone="danger">
              {conflict.message}
            </Text>
            {conflict.free.map((free) => {
              const words = free.date === slot.date ? free.time : `${slotDay(free)}, ${free.time}`;
              return (
                <RowAnswer
                  key={`${free.date} ${free.time}`}
                  verb={words}
                  whose={`for ${ofDate}`}
                  variant="secondary"
                  onClick={() => onChange({ date: free.date, time: free.time })}
                />
              );
            })}
          </Inline>
        )}
      </Stack>
    </Row>
  );
}
