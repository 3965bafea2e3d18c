import { Badge, Button, Card, Inline, Stack, Muted, Text } from 'shared-ui';
import { useCoachTime } from '../../dashboard/coach-time';
import { counted } from '../../dashboard/counted';
import { LostPhoneAdvice } from './lost-phone-advice';
import { PartHeading } from '../../dashboard/panel-head';

type TwoFactorViewProps = {
  /** Undefined if no app is set up. */
  addedAt?: Date;
  /** Whether signing in requires a code. */
  isDemanded: boolean;
  /** Unused recovery codes, once they are counted. */
  codesLeft?: number;
  onNewCodes: () => void;
  onSetUp: () => void;
  onRemove: () => void;
};

export function TwoFactorView({ addedAt, isDemanded, codesLeft, onNewCodes, onSetUp, onRemove }: TwoFactorViewProps) {
  const { day } = useCoachTime();
  return (
    <Card as="section" aria-label="Your authenticator app">
      <Stack gap="md">
        <Inline justify="between" gap="sm">
          <PartHeading>Your authenticator app</PartHeading>
          {addedAt && <Badge tone="success">Set up</Badge>}
        </Inline>
        <Text>{standing(addedAt !== undefined, isDemanded)}</Text>
        {addedAt ? (
          <Inline gap="md">
            <Muted>Set up on {day(addedAt)}.</Muted>
            <Text size="sm" tone={codesLeft ? 'muted' : 'strong'}>
              {codesLeft !== undefined && `${counted(codesLeft, 'recovery code')} left.`}
            </Text>
            <Button size="sm" variant="secondary" onClick={onNewCodes}>
              New recovery codes
            </Button>
            <Button size="sm" variant="ghost" onClick={onRemove}>
              Remove app
            </Button>
          </Inline>
        ) : (
          <Button variant="secondary" onClick={onSetUp}>
            Set up app
          </Button>
        )}
        <LostPhoneAdvice />
      </Stack>
    </Card>
  );
}

function standing(isSetUp: boolean, isDemanded: boolean): string {
  if (isSetUp && isDemanded) return 'Signing in requires your password and a code from the app.';
  if (isSetUp) return 'Your app is ready. Turn on “Two-factor sign-in” and save to require codes.';
  if (isDemanded) return 'Two-factor sign-in is on, but no app is set up yet: you sign in with your password only.';
  return 'An authenticator app protects you if your password is stolen. Set one up, then turn on “Two-factor sign-in”.';
}
