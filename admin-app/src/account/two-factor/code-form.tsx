import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert, Button, Field, Input, type ButtonProps } from 'shared-ui';
import { Form } from '../../form/form';

export type CodeFormProps = {
  kind?: 'app' | 'recovery';
  /** Why the last code was rejected. */
  refusal?: string;
  isBusy?: boolean;
  takesFocus?: boolean;
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonProps['variant'];
  onSubmit: (code: string) => void;
  /** More actions, next to the button. */
  children?: ReactNode;
};

const kinds = {
  app: {
    whole: /^\d{6}$/,
    label: 'Code',
    hint: 'The six digits in your authenticator app.',
    incomplete: 'Please enter all six digits.',
    look: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 },
  },
  recovery: {
    whole: /^[\da-f]{20}$/i,
    label: 'Recovery code',
    hint: 'One of the codes that you saved when you set up the app.',
    incomplete: 'Please enter the whole code: four groups of five letters and digits.',
    look: { autoComplete: 'off', autoCapitalize: 'none', maxLength: 40 },
  },
} as const;

/** The form for the six-digit code of an authenticator app, or for a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const { kind = 'app', refusal, isBusy = false, takesFocus = false, submitLabel, busyLabel, variant } = props;
  const { onSubmit, children } = props;
  const { whole, label, hint, incomplete, look } = kinds[kind];
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!refusal) return;
    input.current?.focus();
    input.current?.select();
  }, [refusal]);

  // Codes are shown in groups, and some people type the separators.
  const code = typed.replace(/[\s-]/g, '');
  const isWhole = whole.test(code);
  const handleSubmit = () => {
    setSubmitted(true);
    if (isWhole) onSubmit(code);
    else input.current?.focus();
  };

  return (
    <Form onSubmit={handleSubmit}>
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <Field label={label} isRequired hint={hint} error={wasSubmitted && !isWhole && incomplete}>
        <Input
          ref={input}
          name="code"
          {...look}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" isFullWidth variant={variant} isBusy={isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      {children}
    </Form>
  );
}
