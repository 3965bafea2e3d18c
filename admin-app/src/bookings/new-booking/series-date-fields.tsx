import { useState } from 'react';
import { border, Button, color, Inline, space, Stack, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { useCoachZones } from '../../dashboard/coach-time';
import { slotDay, slotSentence } from '../../booking-slot/booking-times';
import { SlotFields, type Slot } from '../../booking-slot/slot-fields';
import type { SeriesDate } from './use-series';

const Row = styled.li`
  padding-block: ${space.xs};
  border-block-start: ${border.hairline} solid ${color.border};
`;

type SeriesDateFieldsProps = {
  number: number;
  date: SeriesDate;
  onChange: (change?: Slot | 'left-out') => void;
};

/** One date of a series, which can be changed or left out, with its conflict and the nearest free times. */
export function SeriesDateFields({ number, date, onChange }: SeriesDateFieldsProps) {
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
            <Button size="sm" variant="ghost" aria-label={`Put back ${ofDate}`} onClick={() => onChange()}>
              Put back
            </Button>
          ) : (
            <Inline gap="xs">
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Change ${ofDate}`}
                aria-expanded={isEditing}
                onClick={() => setEditing(!isEditing)}
              >
                Change
              </Button>
              <Button size="sm" variant="ghost" aria-label={`Leave out ${ofDate}`} onClick={() => onChange('left-out')}>
                Leave out
              </Button>
            </Inline>
          )}
        </Inline>
        {!isLeftOut && isEditing && (
          <SlotFields slot={slot} problems={{}} onChange={(part) => onChange({ ...slot, ...part })} />
        )}
        {!isLeftOut && conflict && (
          <Inline role="group" aria-label={`Free times near ${ofDate}`} gap="xs">
            <Text size="sm" tone="danger">
              {conflict.message}
            </Text>
            {conflict.free.map((free) => (
              <Button
                key={`${free.date} ${free.time}`}
                size="sm"
                variant="secondary"
                onClick={() => onChange({ date: free.date, time: free.time })}
              >
                {free.date === slot.date ? free.time : `${slotDay(free)}, ${free.time}`}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Row>
  );
}
