import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { border, color, media, space } from '../../theme/references';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field';

/** People type in any direction. Placeholder, padding and the dots of a password keep that of the page. */
const textStyles = css`
  ${controlStyles}
  &:not([type='password']) {
    unicode-bidi: plaintext;
  }
`;

const InputRoot = styled.input`
  ${textStyles}
`;

export type InputProps = ComponentPropsWithRef<'input'>;

/** A text input, inside a Field. */
export function Input(props: InputProps) {
  return <InputRoot data-tone="base" {...useFieldControl(props)} />;
}

const TextareaRoot = styled.textarea<{ $rows: number }>`
  ${textStyles}
  display: block;
  min-block-size: calc(${({ $rows }) => $rows} * 1.4em + 2 * ${space.sm} + 2 * ${border.hairline});
  padding-block: ${space.sm};
  resize: vertical;
  field-sizing: content;
  max-block-size: 60vh;
`;

export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** A multi-line input, inside a Field. Grows with its content. */
export function Textarea({ rows = 4, ...rest }: TextareaProps) {
  return <TextareaRoot data-tone="base" rows={rows} $rows={rows} {...useFieldControl(rest)} />;
}

const SelectFrame = styled.span`
  position: relative;
  display: block;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.35em);
    inset-inline-end: 1.05em;
    inline-size: 0.45em;
    block-size: 0.45em;
    border: solid ${color.heading};
    border-width: 0 ${border.strong} ${border.strong} 0;
    rotate: 45deg;
    pointer-events: none;
  }
  ${media.forcedColors} {
    &::after {
      display: none;
    }
  }
`;

const SelectRoot = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 2.5em;
  cursor: pointer;
  ${media.forcedColors} {
    appearance: auto;
  }
`;

export type SelectProps = ComponentPropsWithRef<'select'>;

/** A select, inside a Field. Its children are `<option>`s or `Options`. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <SelectFrame className={className} data-tone="base">
      <SelectRoot {...useFieldControl(rest)} />
    </SelectFrame>
  );
}

/** The options of a Select. */
export const Options = ({ of }: { of: readonly { id: string | number; label: string }[] }) =>
  of.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
