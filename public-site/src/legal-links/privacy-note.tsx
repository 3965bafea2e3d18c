import { privacyAddress, useSettings } from 'data-client';
import { Text } from 'shared-ui';
import { LegalLink } from './legal-link';

/** Links the privacy page, below a form that asks for personal data. In a new tab, so that the form keeps what was typed. */
export function PrivacyNote() {
  return (
    <Text size="sm">
      <LegalLink address={privacyAddress(useSettings().settings)} target="_blank">
        How I use your data
      </LegalLink>
    </Text>
  );
}
