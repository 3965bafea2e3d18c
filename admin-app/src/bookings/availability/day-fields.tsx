import { useState } from 'react';
import { Badge, Button, Field, IconButton, Inline, Input, Muted } from 'shared-ui';
import { RowAnswer } from '../../list/row-actions';
import { labelOf } from '../../form/label-of';
import { AddTime, Day, DayHead, EndsBy, Times } from './availability.styles';
import { isDayOff, withoutTime, withTime, type DayDraft } from './rules-draft';

type DayFieldsProps = {
  name: string;
  day: DayDraft;
  problem?: string;
  isChanged: boolean;
  /** Copies hours between days: `Same as Monday`. */
  copy: { label: string; /** If the label repeats. */ name?: string; onCopy: () => void };
  onChange: (day: DayDraft) => void;
};

/** The start times of one weekday, and when its last consultation ends. */
export function DayFields({ name, day, problem, isChanged, copy, onChange }: DayFieldsProps) {
  const isOff = isDayOff(day);
  return (
    <Day>
      <legend>{name}</legend>
      <DayHead>
        {isOff && <Badge>Day off</Badge>}
        {isChanged && <Badge tone="info">Unsaved</Badge>}
        <Button size="sm" variant="ghost" aria-label={copy.name} onClick={copy.onCopy}>
          {copy.label}
        </Button>
        {!isOff && (
          <RowAnswer
            verb="Day off"
            whose={`on ${name}`}
            variant="ghost"
            onClick={() => onChange({ startTimes: [], endsBy: day.endsBy })}
          />
        )}
      </DayHead>
      {isOff ? (
        <Muted>Day off. Add a start time to open this day.</Muted>
      ) : (
        <Times aria-label={`Start times on ${name}`}>
          {day.startTimes.map((time) => (
            <li key={time}>
              {time}
              <IconButton
                size="sm"
                label={`Remove ${time} on ${name}`}
                icon="close"
                onClick={() => onChange(withoutTime(day, time))}
              />
            </li>
          ))}
        </Times>
      )}
      <Inline gap="md" align="start">
        <NewTime name={name} day={day} onChange={onChange} />
        {(!isOff || problem) && (
          <EndsBy>
            <Field label={labelOf('Consultations end by', name)} error={problem}>
              <Input
                type="time"
                step={300}
                value={day.endsBy}
                onChange={({ target }) => onChange({ ...day, endsBy: target.value })}
              />
            </Field>
          </EndsBy>
        )}
      </Inline>
    </Day>
  );
}

function NewTime({ name, day, onChange }: Pick<DayFieldsProps, 'name' | 'day' | 'onChange'>) {
  const { newTime = '' } = day;
  const [isMissing, setMissing] = useState(false);
  const next = withTime(day, newTime);
  const handleSubmit = () => {
    setMissing(!newTime);
    if (typeof next !== 'string') onChange(next);
  };
  return (
    <AddTime aria-label={`Add a time on ${name}`} onSubmit={handleSubmit}>
      <Field label={labelOf('New start time', name)} error={(newTime || isMissing) && typeof next === 'string' && next}>
        <Input
          type="time"
          step={300}
          value={newTime}
          onChange={({ target }) => onChange({ ...day, newTime: target.value || undefined })}
        />
      </Field>
      <Button type="submit" variant="secondary" aria-label={`Add start time on ${name}`}>
        Add
      </Button>
    </AddTime>
  );
}
