import { useSettings } from 'data-client';
import { publicDefaults } from 'domain/settings/public-settings.generated';
import { Alert } from 'shared-ui';
import { RouterLinkButton } from '../dashboard/router-link-button';
import { settingAddress } from '../form/settings/setting-tabs';

/** Warns that the contact email is still the built-in coach’s, which reaches nobody. */
export function SampleContact() {
  const { settings, isFallback } = useSettings();
  const { contact_email: sample } = publicDefaults;
  if (isFallback || settings.contact_email !== sample) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      title="Your contact email is still the sample one"
      action={
        <RouterLinkButton to={settingAddress('contact_email')} size="sm" variant="secondary" icon="mail">
          Enter your email
        </RouterLinkButton>
      }
    >
      Visitors see {sample}, which reaches nobody. Clients’ replies and your alerts go there, too.
    </Alert>
  );
}
