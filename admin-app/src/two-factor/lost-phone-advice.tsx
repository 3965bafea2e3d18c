import { Text } from 'shared-ui';
import { styled } from 'styled-components';

const Switch = styled.span`
  white-space: nowrap;
`;

export type LostPhoneAdviceProps = {
  /** What lets the owner in once the app is off the account. */
  afterwards?: string;
};

/** What helps somebody who no longer has the phone. */
export function LostPhoneAdvice({ afterwards = 'Your password is enough then.' }: LostPhoneAdviceProps) {
  return (
    <Text size="sm" tone="muted">
      Is your phone lost? Whoever looks after your site takes the app off your account with{' '}
      <code>
        npm run owner:create -- <Switch>--reset-two-factor</Switch>
      </code>
      . {afterwards}
    </Text>
  );
}
