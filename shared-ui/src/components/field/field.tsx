import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, font, space } from '../../theme/references';
import { Icon } from '../icon/icon';
import { hiddenStyles } from '../layout/visually-hidden';

type FieldContextValue = { controlId: string; hintId?: string; errorId?: string; isRequired: boolean };

const FieldContext = createContext<FieldContextValue | null>(null);

type ControlProps = { id?: string; required?: boolean; 'aria-describedby'?: string; 'aria-invalid'?: unknown };

/** Returns ids and states from the surrounding Field, which the control's own props override. */
export function useFieldControl<T extends ControlProps>(props: T): T {
  const field = useContext(FieldContext);
  if (!field) return props;
  const described = [props['aria-describedby'], field.errorId, field.hintId].filter(Boolean).join(' ');
  return {
    ...props,
    id: props.id ?? field.controlId,
    required: props.required ?? (field.isRequired || undefined),
    'aria-describedby': described || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field.errorId ? true : undefined),
  };
}

const FieldRoot = styled.div`
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
  min-inline-size: 0;
`;

export const labelStyles = css`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.snug};
  color: ${color.heading};
`;

const Label = styled.label<{ $isHidden: boolean; $isRequired: boolean }>`
  ${labelStyles}
  justify-self: start;
  ${({ $isHidden }) => $isHidden && hiddenStyles}
  ${({ $isRequired }) => $isRequired && `&::after { content: ' *' / ''; color: ${color.danger}; }`}
`;

export const FieldHint = styled.p`
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const ErrorRoot = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space['2xs']};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.lineHeight.snug};
  color: ${color.danger};
`;

/** Error message below a control: the problem and how to fix it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorRoot id={id}>
      <Icon name="danger" />
      <span>{children}</span>
    </ErrorRoot>
  );
}

type FieldProps = {
  label: ReactNode;
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Error message; marks the control as invalid. */
  error?: ReactNode;
  isRequired?: boolean;
  /** Id of the control, if needed elsewhere. */
  id?: string;
  className?: string;
  /** One Input, Textarea, Select or PasswordInput. */
  children: ReactNode;
};

/** Connects a control with its label, hint and error. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  id,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const value = useMemo(() => ({ controlId, hintId, errorId, isRequired }), [controlId, hintId, errorId, isRequired]);
  return (
    <FieldContext.Provider value={value}>
      <FieldRoot className={className}>
        <Label htmlFor={controlId} $isHidden={isLabelHidden} $isRequired={isRequired}>
          {label}
        </Label>
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      </FieldRoot>
    </FieldContext.Provider>
  );
}
