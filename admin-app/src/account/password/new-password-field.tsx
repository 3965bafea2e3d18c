import { passwordProblem, shortestPassword } from 'domain/password';
import type { Ref } from 'react';
import { Field } from 'shared-ui';
import { PasswordInput } from 'shared-ui/dashboard';

type NewPasswordFieldProps = {
  value: string;
  wasSubmitted: boolean;
  /** Why the backend rejected it. */
  refusal?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (next: string) => void;
};

export function NewPasswordField({ value, wasSubmitted, refusal, ref, onChange }: NewPasswordFieldProps) {
  return (
    <Field
      label="New password"
      isRequired
      hint={`At least ${shortestPassword} characters, without your name or email address. A few random words are hard to guess.`}
      error={(wasSubmitted && passwordProblem(value)) || refusal}
    >
      <PasswordInput
        ref={ref}
        subject="new password"
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
