import { Badge, EmptyState, Heading, Inline, QueryView, Stack, Text, type QueryLike } from 'shared-ui';
import type { ComponentType } from 'react';
import { Table, type Column } from 'shared-ui/desk';
import { Code, Page } from '../../foundations/page';
import type { BuiltRemote, BuiltSite } from './built-site';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const columns: Column<BuiltRemote>[] = [
  { id: 'name', header: 'Remote', cell: ({ name }) => name, isRowHeader: true },
  { id: 'version', header: 'Version', cell: ({ version }) => <Code style={{ whiteSpace: 'nowrap' }}>{version}</Code> },
  { id: 'contract', header: 'Contract', cell: ({ contract }) => contract },
  { id: 'entry', header: 'Entry, gzip', cell: ({ entrySize }) => kilobytes(entrySize), align: 'end' },
  { id: 'whole', header: 'Everything, gzip', cell: ({ wholeSize }) => kilobytes(wholeSize), align: 'end' },
  {
    id: 'routes',
    header: 'Shown at',
    cell: ({ routes }) => (routes.length > 0 ? <Code>{routes.join(' ')}</Code> : 'when asked for'),
  },
  {
    id: 'exposes',
    header: 'Hands out',
    cell: ({ started }) =>
      'exposed' in started ? (
        <Code>{Object.keys(started.exposed).join(' ')}</Code>
      ) : (
        <Inline gap="2xs">
          <Badge tone="danger">does not start</Badge>
          <Text size="sm">{started.failure}</Text>
        </Inline>
      ),
  },
  { id: 'published', header: 'Published', cell: ({ publishedVersions }) => `${publishedVersions} ×`, align: 'end' },
];

type Library = { name: string; provided: string; users: BuiltRemote[] };

const libraryColumns: Column<Library>[] = [
  { id: 'name', header: 'Library', cell: ({ name }) => name, isRowHeader: true },
  { id: 'provided', header: 'The shell provides', cell: ({ provided }) => <Code>{provided}</Code> },
  {
    id: 'users',
    header: 'Asked for by',
    cell: ({ name, users }) => (
      <Inline gap="2xs">
        {users.map((remote) => (
          <Badge key={remote.name}>
            {remote.name} {remote.requires[name]}
          </Badge>
        ))}
        {users.length === 0 && 'nobody'}
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

/** The site as it was built: who is in it, how heavy, and what they share. */
export function FederationView({ site }: { site: QueryLike<BuiltSite | null> }) {
  return (
    <Page
      chapter="Tools"
      title="Federation"
      lead="The remotes of the last build on this machine, as a visitor’s browser would meet them."
    >
      <QueryView
        query={site}
        isEmpty={(built) => built === null}
        error={(error) => `The build could not be read. ${error instanceof Error ? error.message : ''}`}
        empty={
          <EmptyState
            level={2}
            title="Nothing is built"
            description="Run npm run build, then start or build the Storybook again: it is served beside the built site."
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
          The shell is <Code>{version}</Code> and brings {kilobytes(firstSize)} of scripts, the platform below included.
        </Text>
        <Table caption="Remotes" columns={columns} rows={site.remotes} rowKey={({ name }) => name} />
      </Stack>
      <Stack>
        <Heading level={2}>Shared libraries</Heading>
        <Text tone="muted">
          One copy of each on the page. A version that does not fit keeps a remote out of its place, and only that one.
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

/** One of the built parts at work. It needs nothing from its host, so it can stand anywhere. */
function AsBuilt({ remotes }: Pick<BuiltSite, 'remotes'>) {
  const started = remotes.find(({ name }) => name === 'booking-widget')?.started;
  const preview = started && 'exposed' in started && started.exposed.BookingPreview;
  if (!preview) return null;
  return (
    <Stack>
      <Heading level={2}>At work</Heading>
      <Text tone="muted">
        The booking form as it was built, started on this Storybook’s platform and with its fake backend.
      </Text>
      <Built part={preview} />
    </Stack>
  );
}

const Built = ({ part: Part }: { part: ComponentType }) => <Part />;
