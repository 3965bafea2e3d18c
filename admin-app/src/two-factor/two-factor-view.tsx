import { Badge, Button, Card, Heading, Inline, Stack, Text } from 'shared-ui';
import { LostPhoneAdvice } from './lost-phone-advice';

export type TwoFactorViewProps = {
  /** When the app was set up; undefined without one. */
  addedAt?: Date;
  /** Whether the setting is on. */
  isDemanded: boolean;
  onSetUp: () => void;
  onRemove: () => void;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function TwoFactorView({ addedAt, isDemanded, onSetUp, onRemove }: TwoFactorViewProps) {
  return (
    <Card as="section" aria-label="Your authenticator app">
      <Stack gap="md">
        <Inline justify="between" gap="sm">
          <Heading level={3} size="sm">
            Your authenticator app
          </Heading>
          {addedAt && <Badge tone="success">Set up</Badge>}
        </Inline>
        <Text>{standing(addedAt !== undefined, isDemanded)}</Text>
        {addedAt ? (
          <Inline gap="md">
            <Text size="sm" tone="muted">
              Set up on {day.format(addedAt)}.
            </Text>
            <Button size="sm" variant="danger" onClick={onRemove}>
              Remove the app
            </Button>
          </Inline>
        ) : (
          <div>
            <Button variant="secondary" onClick={onSetUp}>
              Set up an app
            </Button>
          </div>
        )}
        <LostPhoneAdvice />
      </Stack>
    </Card>
  );
}

function standing(isSetUp: boolean, isDemanded: boolean): string {
  if (isSetUp && isDemanded) return 'Signing in asks for your password and for a code of the app.';
  if (isSetUp) return 'Your app is ready. Codes are asked for once “Two-factor sign-in” is switched on and saved.';
  if (isDemanded)
    return 'Two-factor sign-in is on, and waits for an app: until you set one up, your password is enough.';
  return 'With an app on your phone, a stolen password alone opens nothing. Set one up here, then switch “Two-factor sign-in” on.';
}
