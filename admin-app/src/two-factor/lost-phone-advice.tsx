import { Text } from 'shared-ui';

/** What helps somebody who no longer has the phone. */
export function LostPhoneAdvice() {
  return (
    <Text size="sm" tone="muted">
      Is your phone lost? Whoever looks after your site takes the app off your account with{' '}
      <code>npm run owner:create -- --reset-two-factor</code>. Your password is enough then.
    </Text>
  );
}
