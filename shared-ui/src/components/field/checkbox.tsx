import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, target } from '../../theme/references';
import { FieldError, FieldHint } from './field';

/** Capped like the label's font size, so that long words fit a 320 px window with text of double size. */
const box = `min(${target.box}, 7.5vw)`;

const CheckboxRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space.sm};
  align-items: start;

  > :nth-child(n + 3) {
    grid-column: 2;
  }
  input {
    inline-size: ${box};
    block-size: ${box};
    margin: calc((${target.fine} - ${box}) / 2) 0;
    accent-color: ${color.primary};
    cursor: pointer;
  }
  label {
    padding-block: calc((${target.fine} - 1lh) / 2);
    font-size: min(${font.size.md}, 8vw);
    line-height: ${font.lineHeight.snug};
    color: ${color.text};
    overflow-wrap: break-word;
    cursor: pointer;
  }
  input:disabled,
  input:disabled + label {
    cursor: not-allowed;
    color: ${color.textMuted};
  }
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A checkbox with its own label. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <CheckboxRoot className={className}>
      <input
        type="checkbox"
        id={controlId}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <label htmlFor={controlId}>{label}</label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </CheckboxRoot>
  );
}
