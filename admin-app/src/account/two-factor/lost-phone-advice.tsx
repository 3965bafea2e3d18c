import { Muted } from 'shared-ui';
import { styled } from 'styled-components';

const Switch = styled.span`
  display: inline-block;
`;

type LostPhoneAdviceProps = {
  /** Explains how the owner signs in once the app is removed. */
  afterward?: string;
};

/** Recovery steps for a lost phone without a recovery code. */
export function LostPhoneAdvice({ afterward = 'Then your password is enough.' }: LostPhoneAdviceProps) {
  return (
    <Muted>
      Lost your phone and your recovery codes? Your site’s administrator can remove the app with{' '}
      <code>
        npm run owner:create -- <Switch>--reset-two-factor</Switch>
      </code>
      . {afterward}
    </Muted>
  );
}
