import { border, color, font, Inline, media, motion, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';
import type { CategoryChoice } from './categories';

const Chip = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  gap: ${space.xs};
  min-block-size: ${target.touch};
  padding: ${space.xs} ${space.md};
  border: ${border.hairline} solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${color.hairline};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: ${border.strong} solid Highlight;
    }
  }
`;

/** At least one digit wide, so that the chips do not move when the counts load. */
const Count = styled.span`
  display: inline-block;
  min-inline-size: 1ch;
  font-size: ${font.size.xs};
  opacity: 0.85;
`;

export type CategoryChipsProps = {
  choices: CategoryChoice[];
  value: CategoryChoice['value'];
  onChange: (value: CategoryChoice['value']) => void;
};

/** One chip per category with its post count. */
export function CategoryChips({ choices, value, onChange }: CategoryChipsProps) {
  return (
    <Inline as="ul" gap="xs" role="list" aria-label="Categories">
      {choices.map((choice) => (
        <li key={choice.value}>
          <Chip type="button" aria-pressed={choice.value === value} onClick={() => onChange(choice.value)}>
            {choice.name} <Count>{choice.count}</Count>
          </Chip>
        </li>
      ))}
    </Inline>
  );
}
