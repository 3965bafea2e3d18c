import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert, Button, Field, Input, Stack, type ButtonProps } from 'shared-ui';

export type CodeFormProps = {
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

const wholeCode = /^\d{6}$/;

/** The form for the six-digit code of an authenticator app. */
export function CodeForm(props: CodeFormProps) {
  const { refusal, isBusy = false, takesFocus = false, submitLabel, busyLabel, variant, onSubmit, children } = props;
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

  // Apps show the code in two groups of three, and some people type the space.
  const code = typed.replace(/\s/g, '');
  const isWhole = wholeCode.test(code);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (isBusy) return;
    if (isWhole) onSubmit(code);
    else input.current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <Field
          label="Code"
          isRequired
          hint="The six digits in your authenticator app."
          error={wasSubmitted && !isWhole && 'Please enter all six digits.'}
        >
          <Input
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={9}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" isFullWidth variant={variant} isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
