import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert, Button, Field, Input, Stack, type ButtonProps } from 'shared-ui';

export type CodeFormProps = {
  /** Why the last code was not accepted. */
  refusal?: string;
  isBusy?: boolean;
  takesFocus?: boolean;
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonProps['variant'];
  onSubmit: (code: string) => void;
  /** Further ways out, beside the button. */
  children?: ReactNode;
};

const wholeCode = /^\d{6}$/;

/** The six digits that an authenticator app shows. */
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

  // Apps show a code in two groups of three, and that is how some people type it.
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
          hint="The six digits that your authenticator app shows now."
          error={wasSubmitted && !isWhole && 'Please enter the six digits of the code.'}
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
