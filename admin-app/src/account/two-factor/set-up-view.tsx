import type { AuthenticatorKey } from 'data-client/owner';
import { lazy, Suspense } from 'react';
import { Alert, Button, Spinner, Stack, Text } from 'shared-ui';
import { CodeForm, type CodeFormProps } from './code-form';
import { KeyPlace, Secret, Steps } from './two-factor.styles';

// The QR encoder is loaded on demand: a site needs it once.
const KeyPicture = lazy(async () => ({ default: (await import('./key-picture')).KeyPicture }));

type SetUpViewProps = Pick<CodeFormProps, 'refusal' | 'isBusy' | 'onSubmit'> & {
  newKey?: AuthenticatorKey;
  /** Why no key could be created. */
  failure?: string;
  onRetry: () => void;
};

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function SetUpView({ newKey, failure, onRetry, ...form }: SetUpViewProps) {
  if (failure)
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {failure}
      </Alert>
    );
  if (!newKey) return <Spinner label="Preparing" />;
  return (
    <Stack gap="lg">
      <Steps>
        <li>
          <Text>Scan this QR code with the authenticator app on your phone.</Text>
          <KeyPlace>
            <Suspense fallback={<Spinner label="Drawing" />}>
              <KeyPicture address={newKey.address} />
            </Suspense>
          </KeyPlace>
          <Text size="sm" tone="muted">
            No camera at hand? Type this secret into the app instead:
          </Text>
          <Secret>{inGroups(newKey.secret)}</Secret>
        </li>
        <li>
          <Text>Enter the code from the app.</Text>
          <CodeForm {...form} submitLabel="Confirm" busyLabel="Confirming..." />
        </li>
      </Steps>
    </Stack>
  );
}
