import type { AuthenticatorKey } from 'data-client/owner';
import { lazy, Suspense } from 'react';
import { Spinner, Text } from 'shared-ui';
import { CodeForm, type CodeFormProps } from './code-form';
import { KeyPlace, Secret, Steps } from './two-factor.styles';

// The QR encoder is loaded on demand: a site needs it once.
const KeyPicture = lazy(async () => ({ default: (await import('./key-picture')).KeyPicture }));

type SetUpViewProps = Pick<CodeFormProps, 'refusal' | 'isBusy' | 'onSubmit'> & { newKey: AuthenticatorKey };

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function SetUpView({ newKey, ...form }: SetUpViewProps) {
  return (
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
  );
}
