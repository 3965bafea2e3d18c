import { useSettings, type Settings } from 'data-client';
import { Container, Heading, Section, Text } from 'shared-ui';
import { DocumentHead } from '../head/document-head';
import { Handover } from '../hydration/handover';
import { RemoteComponent } from '../remotes';
import { legalAddresses } from './legal-addresses';
import { paths } from './paths';
import { Pending } from './pending';

/** During maintenance, replaces every public page except the legal ones. */
export function MaintenancePage() {
  const { settings } = useSettings();
  return (
    <>
      <DocumentHead title="Back soon" isHidden />
      <Handover />
      <RemoteComponent
        remote="public-site"
        pending={<Pending label="Loading the page" size="page" />}
        failed={() => <PlainNotice {...settings} />}
      >
        {({ MaintenancePage: Page }) => <Page adminPath={paths.admin} legalAddresses={legalAddresses(settings)} />}
      </RemoteComponent>
    </>
  );
}

/** Shown when the public site is missing, too, so it needs only the shell. */
function PlainNotice({ site_title, contact_email, contact_phone }: Settings) {
  return (
    <Section as="main">
      <Container width="narrow">
        <Heading level={1}>{site_title} will be back soon.</Heading>
        <Text>The site is being updated.</Text>
        {contact_email && (
          <Text>
            <a href={`mailto:${contact_email}`}>{contact_email}</a>
          </Text>
        )}
        {contact_phone && <Text>{contact_phone}</Text>}
      </Container>
    </Section>
  );
}
