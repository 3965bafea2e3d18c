import { SignInFrame, type SignInFrameProps } from './sign-in-frame';
import type { Credentials } from 'data-client/owner';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Field, Input } from 'shared-ui';
import { PasswordInput } from 'shared-ui/dashboard';
import { Form } from '../../form/form';

type SignInViewProps = SignInFrameProps & {
  refusal?: string;
  isBusy?: boolean;
  takesFocus?: boolean;
  onSubmit: (credentials: Credentials) => void;
};

/** Username and password; both stay in their fields after a failed attempt. */
export function SignInView({ refusal, isBusy = false, takesFocus = false, onSubmit, ...frame }: SignInViewProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) usernameInput.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!refusal) return;
    passwordInput.current?.focus();
    passwordInput.current?.select();
  }, [refusal]);

  const email = username.trim();
  const handleSubmit = () => {
    setSubmitted(true);
    if (!email) usernameInput.current?.focus();
    else if (!password) passwordInput.current?.focus();
    else onSubmit({ email, password });
  };

  return (
    <SignInFrame {...frame} title="Welcome back" about="Sign in to your dashboard.">
      <Form onSubmit={handleSubmit}>
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <Field label="Username" isRequired error={wasSubmitted && !email && 'Please enter your username.'}>
          <Input
            ref={usernameInput}
            name="username"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </Field>
        <Field label="Password" isRequired error={wasSubmitted && !password && 'Please enter your password.'}>
          <PasswordInput
            ref={passwordInput}
            name="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" isFullWidth isBusy={isBusy} busyLabel="Signing In...">
          Sign In
        </Button>
      </Form>
    </SignInFrame>
  );
}
