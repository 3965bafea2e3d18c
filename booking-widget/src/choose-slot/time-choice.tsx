import { Choice, ChoiceGroup, color, font, Heading, space, Stack, Text, VisuallyHidden } from 'shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

import { dayShiftName, type TimeGroup, type TimeOption } from './slot-options';

const Tile = styled(Choice)`
  padding-inline: ${space.sm};
`;

const Time = styled.span`
  display: block;
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${color.heading};

  label:has(:disabled) & {
    color: inherit;
    text-decoration: line-through;
  }
`;

const Beside = styled.span`
  display: block;
  font-size: ${font.size.xs};
  color: ${color.textMuted};
`;

export type TimeChoiceProps = {
  groups: readonly TimeGroup[];
  chosen: string | null;
  onChoose: (time: string) => void;
};

/** Morning and afternoon, one set of radio buttons: the arrow keys walk through both. */
export function TimeChoice({ groups, chosen, onChoose }: TimeChoiceProps) {
  const id = useId();
  const zone = groups.flatMap(({ times }) => times).find(({ local }) => local)?.local?.zoneName;
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Stack gap="2xs">
        <Heading level={4} id={id}>
          Time
        </Heading>
        <Text size="sm" tone="muted">
          {zone ? `Eastern Time. Below each stands your own time, ${zone}.` : 'All times are Eastern Time.'}
        </Text>
      </Stack>
      {groups.map(({ name, times }) => (
        <ChoiceGroup key={name} legend={name} name="time" value={chosen} onChange={onChoose} min="7.5rem" isRequired>
          {times.map((option) => (
            <TimeTile key={option.time} {...option} />
          ))}
        </ChoiceGroup>
      ))}
    </Stack>
  );
}

function TimeTile({ time, local, isTaken }: TimeOption) {
  const shift = local && dayShiftName(local.dayShift);
  return (
    <Tile value={time} isDisabled={isTaken}>
      <Time>{time}</Time>
      {isTaken && <Beside>Taken</Beside>}
      {!isTaken && local && (
        <Beside>
          {shift ? `${local.time}, ${shift}` : local.time}
          <VisuallyHidden> your time</VisuallyHidden>
        </Beside>
      )}
    </Tile>
  );
}
