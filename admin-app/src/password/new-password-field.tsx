import { shortestPassword } from 'data-client/owner';
import type { Ref } from 'react';
import { Field } from 'shared-ui';
import { PasswordInput } from 'shared-ui/desk';

export type NewPasswordFieldProps = {
  value: string;
  wasSubmitted: boolean;
  /** Why the backend did not take it. */
  refusal?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (next: string) => void;
};

export const isTooShort = (password: string) => Array.from(password).length < shortestPassword;

/** A password to be, wherever one is set. */
export function NewPasswordField({ value, wasSubmitted, refusal, ref, onChange }: NewPasswordFieldProps) {
  const tooShort = wasSubmitted && isTooShort(value) && `Please take at least ${shortestPassword} characters.`;
  return (
    <Field
      label="New password"
      isRequired
      hint={`At least ${shortestPassword} characters. A few words in a row are easy to keep and hard to guess.`}
      error={tooShort || refusal}
    >
      <PasswordInput
        ref={ref}
        autoComplete="new-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
