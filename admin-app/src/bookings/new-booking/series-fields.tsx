import { seriesLimits } from 'data-client/owner';
import { Field, Grid, Options, Select, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { SeriesDateFields } from './series-date-fields';
import type { SeriesDraft } from './use-series';

const Dates = styled.ol`
  list-style: none;
`;

const intervals = Array.from({ length: 12 }, (_, index) => index + 1);
const counts = Array.from({ length: seriesLimits.max - seriesLimits.min + 1 }, (_, index) => index + seriesLimits.min);

type SeriesFieldsProps = { series: SeriesDraft; problem?: string };

/** Whether and how a booking repeats, with all of its dates. */
export function SeriesFields({ series: { repetition, repeat, dates, changeDate }, problem }: SeriesFieldsProps) {
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
