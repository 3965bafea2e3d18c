import { Choice, ChoiceGroup, font, headingLook, Heading, space, target, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import type { DateOption } from './slot-options';

const fiveTargets = `calc(5 * ${target.touch})`;

/** Five columns, Monday to Friday, like a calendar, where there is room: a partner's sidebar may be too narrow. */
const Week = styled(ChoiceGroup)`
  container-type: inline-size;
  @container (min-width: ${fiveTargets}) {
    > div {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: ${space.xs};
    }
    label {
      grid-column: var(--column);
    }
  }
`;

const Day = styled(Choice)<{ $column: number }>`
  --column: ${({ $column }) => $column};
  padding: ${space.xs} ${space['3xs']};
  text-align: center;
`;

const Face = styled.span`
  display: grid;
  font-size: ${font.size.xs};
`;

const Number = styled.span`
  ${headingLook('md')}
  font-weight: ${font.weight.semibold};
  font-variant-numeric: lining-nums;

  label:has(:disabled) & {
    color: inherit;
    text-decoration: line-through;
  }
`;

export type DateChoiceProps = { dates: readonly DateOption[]; chosen: string | null; onChoose: (date: string) => void };

export function DateChoice({ dates, chosen, onChoose }: DateChoiceProps) {
  const texts = useTexts();
  // Seven columns would be too narrow to tap, and one is no calendar: such days wrap instead.
  const columns = new Set(dates.map(({ column }) => column));
  const Days = columns.size > 1 && Math.max(...columns) <= 5 ? Week : ChoiceGroup;
  const legend = (
    <Heading level={4} as="span">
      {texts.date}
    </Heading>
  );
  return (
    <Days legend={legend} name="date" value={chosen} onChange={onChoose} min="4rem" isRequired>
      {dates.map(({ date, weekday, day, month, fullName, column, isFull }) => (
        <Day key={date} value={date} isDisabled={isFull} $column={column}>
          <VisuallyHidden>{isFull ? texts.fullyBooked(fullName) : fullName}</VisuallyHidden>
          <Face aria-hidden="true">
            <span>{weekday}</span>
            <Number>{day}</Number>
            <span>{isFull ? texts.full : month}</span>
          </Face>
        </Day>
      ))}
    </Days>
  );
}
