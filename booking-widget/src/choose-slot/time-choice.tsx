import { useId } from 'react';
import { ChoiceGroup, color, font, Heading, Stack, Muted, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import { ZoneChoice } from '../zone-choice/zone-choice';
import { Beside, LocalTime, Tile } from '../free-slots/local-time';
import type { TimeGroup, TimeOption } from './slot-options';

const Time = styled.span<{ $isOwn: boolean }>`
  display: block;
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${color.heading};

  label:has(:disabled) & {
    color: inherit;
    text-decoration: ${({ $isOwn }) => ($isOwn ? 'none' : 'line-through')};
  }
`;

export type TimeChoiceProps = {
  groups: readonly TimeGroup[];
  chosen: string | null;
  /** The name of the coach's zone. */
  coachZone: string;
  /** A note if the clocks change before the date. */
  clockChange?: string;
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
  onChoose: (time: string) => void;
};

/** Morning and afternoon as one radio group, so that the arrow keys reach all times. */
export function TimeChoice({
  groups,
  chosen,
  coachZone,
  clockChange,
  timeZone,
  onTimeZoneChange,
  onChoose,
}: TimeChoiceProps) {
  const texts = useTexts();
  const id = useId();
  const zone = groups.flatMap(({ times }) => times).find(({ local }) => local)?.local?.zoneName;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Stack gap="2xs">
        <Heading level={4} id={id}>
          {texts.time}
        </Heading>
        <Muted>{zone ? texts.coachTimesAndYours(coachZone, zone) : texts.coachTimesOnly(coachZone)}</Muted>
        {clockChange && <Text size="sm">{clockChange}</Text>}
      </Stack>
      {groups.map(({ name, times }) => (
        <ChoiceGroup
          key={name}
          legend={texts[name]}
          name="time"
          value={chosen}
          onChange={onChoose}
          min="7.5rem"
          isRequired
        >
          {times.map((option) => (
            <TimeTile key={option.time} {...option} />
          ))}
        </ChoiceGroup>
      ))}
      <ZoneChoice timeZone={timeZone} onChange={onTimeZoneChange} />
    </Stack>
  );
}

function TimeTile({ time, label, local, isTaken, isOwn }: TimeOption) {
  const { taken, timeNow } = useTexts();
  return (
    <Tile value={time} isDisabled={isTaken}>
      <Time $isOwn={isOwn}>{label}</Time>
      {isTaken ? <Beside>{isOwn ? timeNow : taken}</Beside> : <LocalTime local={local} />}
    </Tile>
  );
}
