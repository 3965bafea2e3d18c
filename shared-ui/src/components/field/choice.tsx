import { createContext, useContext, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, font, media, motion, radius, space, target } from '../../theme/references';
import { hiddenStyles } from '../layout/visually-hidden';
import { labelStyles } from './field';

type ChoiceContextValue = {
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  isRequired: boolean;
};

const ChoiceContext = createContext<ChoiceContextValue | null>(null);

const Group = styled.fieldset`
  display: grid;
  gap: ${space.xs};
`;

const Legend = styled.legend<{ $isHidden: boolean }>`
  ${labelStyles}
  padding: 0;
  margin-block-end: ${space.xs};
  ${({ $isHidden }) => $isHidden && hiddenStyles}
`;

const Choices = styled.div<{ $min?: string }>`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: ${({ $min }) => ($min ? `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))` : 'minmax(0, 1fr)')};
  ${({ $min }) => $min && 'grid-auto-rows: 1fr;'}
`;

export type ChoiceGroupProps = {
  legend: ReactNode;
  isLegendHidden?: boolean;
  value: string | null;
  onChange: (value: string) => void;
  /** Minimum width of a choice, any CSS length, which places choices side by side. Without it they stack. */
  min?: string;
  name?: string;
  isRequired?: boolean;
  className?: string;
  /** Choice elements. */
  children: ReactNode;
};

/** Radio buttons that look like cards. */
export function ChoiceGroup({
  legend,
  isLegendHidden = false,
  value,
  onChange,
  min,
  name,
  isRequired = false,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  return (
    <Group className={className}>
      <Legend $isHidden={isLegendHidden}>{legend}</Legend>
      <ChoiceContext.Provider value={{ name: name ?? id, value, onChange, isRequired }}>
        <Choices $min={min}>{children}</Choices>
      </ChoiceContext.Provider>
    </Group>
  );
}

// The radio button covers the whole card, so that clicks and exploring by touch reach it.
const ChoiceRoot = styled.label`
  position: relative;
  display: block;
  min-block-size: ${target.touch};
  padding: ${space.sm} ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  line-height: ${font.lineHeight.snug};
  cursor: pointer;
  transition: ${motion.fast} ${motion.ease};
  transition-property: background-color, border-color, box-shadow;

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.hairline};
    }
  }
  &:has(:checked) {
    border-color: ${color.heading};
    background: ${color.selected};
    box-shadow: inset 0 0 0 ${border.hairline} ${color.heading};
  }
  &:has(:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
  &:has(:disabled) {
    border-style: dashed;
    background: none;
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    cursor: inherit;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: ${border.strong} solid Highlight;
    }
  }
`;

type ChoiceProps = { value: string; isDisabled?: boolean; className?: string; children: ReactNode };

/** One option of a ChoiceGroup. Its whole content is its accessible name. */
export function Choice({ value, isDisabled = false, className, children }: ChoiceProps) {
  const group = useContext(ChoiceContext);
  if (!group) throw new Error('Choice belongs inside a ChoiceGroup');
  return (
    <ChoiceRoot className={className}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={isDisabled}
        required={group.isRequired}
        onChange={() => group.onChange(value)}
      />
      {children}
    </ChoiceRoot>
  );
}
