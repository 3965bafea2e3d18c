import { Badge, EmptyState, Heading, Inline, QueryView, Stack, Text, type QueryLike } from 'shared-ui';
import type { ComponentType } from 'react';
import { Table, type Column } from 'shared-ui/dashboard';
import { Code, Page } from '../../foundations/page';
import type { BuiltRemote, BuiltSite } from './built-site';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const columns: Column<BuiltRemote>[] = [
  { id: 'name', header: 'Remote', cell: ({ name }) => name, isRowHeader: true },
  { id: 'version', header: 'Version', cell: ({ version }) => <Code style={{ whiteSpace: 'nowrap' }}>{version}</Code> },
  { id: 'contract', header: 'Contract', cell: ({ contract }) => contract },
  { id: 'entry', header: 'Entry (gzip)', cell: ({ entrySize }) => kilobytes(entrySize), align: 'end' },
  { id: 'whole', header: 'Total (gzip)', cell: ({ wholeSize }) => kilobytes(wholeSize), align: 'end' },
  {
    id: 'routes',
    header: 'Routes',
    cell: ({ routes }) => (routes.length > 0 ? <Code>{routes.join(' ')}</Code> : 'on demand'),
  },
  {
    id: 'exposes',
    header: 'Exports',
    cell: ({ started }) =>
      'exposed' in started ? (
        <Code>{Object.keys(started.exposed).join(' ')}</Code>
      ) : (
        <Inline gap="2xs">
          <Badge tone="danger">failed to load</Badge>
          <Text size="sm">{started.failure}</Text>
        </Inline>
      ),
  },
  { id: 'published', header: 'Versions', cell: ({ publishedVersions }) => publishedVersions, align: 'end' },
];

type Library = { name: string; provided: string; users: BuiltRemote[] };

const libraryColumns: Column<Library>[] = [
  { id: 'name', header: 'Library', cell: ({ name }) => name, isRowHeader: true },
  { id: 'provided', header: 'Provided by the shell', cell: ({ provided }) => <Code>{provided}</Code> },
  {
    id: 'users',
    header: 'Required by',
    cell: ({ name, users }) => (
      <Inline gap="2xs">
        {users.map((remote) => (
          <Badge key={remote.name}>
            {remote.name} {remote.requires[name]}
          </Badge>
        ))}
        {users.length === 0 && 'none'}
      </Inline>
    ),
  },
];

const librariesOf = ({ shell, remotes }: BuiltSite): Library[] =>
  Object.entries(shell.provides).map(([name, provided]) => ({
    name,
    provided,
    users: remotes.filter(({ requires }) => name in requires),
  }));

/** The remotes of the last build: versions, sizes and shared libraries. */
export function FederationView({ site }: { site: QueryLike<BuiltSite | null> }) {
  return (
    <Page
      chapter="Tools"
      title="Federation"
      lead="The remotes of the last build on this machine, as a visitor’s browser loads them."
    >
      <QueryView
        query={site}
        isEmpty={(built) => built === null}
        error={(error) => `The build could not be loaded. ${error instanceof Error ? error.message : ''}`}
        empty={
          <EmptyState
            level={2}
            title="No build found"
            description="Run npm run build, then restart or rebuild Storybook."
          />
        }
      >
        {(built) => built && <BuiltParts site={built} />}
      </QueryView>
    </Page>
  );
}

function BuiltParts({ site }: { site: BuiltSite }) {
  const { version, firstSize } = site.shell;
  return (
    <Stack gap="2xl">
      <Stack>
        <Heading level={2}>Remotes</Heading>
        <Text tone="muted">
          Shell version <Code>{version}</Code> with {kilobytes(firstSize)} of scripts, including the shared libraries
          below.
        </Text>
        <Table caption="Remotes" columns={columns} rows={site.remotes} rowKey={({ name }) => name} />
      </Stack>
      <Stack>
        <Heading level={2}>Shared libraries</Heading>
        <Text tone="muted">
          One copy of each on the page. A remote that requires an incompatible version does not load; the others do.
        </Text>
        <Table
          caption="Shared libraries"
          columns={libraryColumns}
          rows={librariesOf(site)}
          rowKey={({ name }) => name}
        />
      </Stack>
      <AsBuilt remotes={site.remotes} />
    </Stack>
  );
}

/** Renders the built booking form, which needs nothing from its host. */
function AsBuilt({ remotes }: Pick<BuiltSite, 'remotes'>) {
  const started = remotes.find(({ name }) => name === 'booking-widget')?.started;
  const preview = started && 'exposed' in started && started.exposed.BookingPreview;
  if (!preview) return null;
  return (
    <Stack>
      <Heading level={2}>Live example</Heading>
      <Text tone="muted">The built booking form with Storybook’s shared libraries and fake backend.</Text>
      <Built part={preview} />
    </Stack>
  );
}

const Built = ({ part: Part }: { part: ComponentType }) => <Part />;
