import type { AuthenticatorKey } from 'data-client/owner';
import { onDemand, Spinner, Muted, Text } from 'shared-ui';
import { CodeForm, type CodeFormProps } from './code-form';
import { KeyPlace, OnThisPhone, Secret, Steps } from './two-factor.styles';

// The QR encoder is loaded on demand: a site needs it once.
const KeyPicture = onDemand(async () => (await import('./key-picture')).KeyPicture, {
  pending: () => <Spinner label="Loading the QR code" />,
  failed: () => <Text>The QR code couldn’t be displayed. Please use the secret below.</Text>,
});

type SetUpViewProps = Pick<CodeFormProps, 'refusal' | 'isBusy' | 'onSubmit'> & { newKey: AuthenticatorKey };

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function SetUpView({ newKey, ...form }: SetUpViewProps) {
  return (
    <Steps>
      <li>
        <Text>Scan this QR code with the authenticator app on your phone.</Text>
        <OnThisPhone>
          Is the app on this phone? <a href={newKey.address}>Open it here</a>.
        </OnThisPhone>
        <KeyPlace>
          <KeyPicture address={newKey.address} />
        </KeyPlace>
        <Muted>No camera at hand? Type this secret into the app instead:</Muted>
        <Secret>{inGroups(newKey.secret)}</Secret>
      </li>
      <li>
        <Text>Enter the code from the app.</Text>
        <CodeForm {...form} submitLabel="Confirm" busyLabel="Confirming..." />
      </li>
    </Steps>
  );
}
