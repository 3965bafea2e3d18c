import { Text } from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import { SearchResult, ShareCard } from '../form/previews';
import type { Presented } from './presented';

export function SearchPreview({ address, siteName, search }: Presented) {
  return (
    <TitledCard title="Search result" gap="sm">
      <SearchResult siteName={siteName} address={address} {...search} />
    </TitledCard>
  );
}

export function SharePreviews({ host, shared, onX }: Presented) {
  return (
    <TitledCard title="When shared">
      <section aria-label="Facebook">
        <CardLabel>Facebook</CardLabel>
        <ShareCard host={host.toUpperCase()} {...shared} />
      </section>
      <section aria-label="X">
        <CardLabel>X</CardLabel>
        <ShareCard host={host} {...onX} />
      </section>
    </TitledCard>
  );
}

const CardLabel = ({ children }: { children: string }) => (
  <Text as="h4" size="sm" tone="strong">
    {children}
  </Text>
);
