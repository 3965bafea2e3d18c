import { Alert, Badge, Inline, QueryView, Stack, Text, type BadgeTone, type QueryLike } from 'shared-ui';
import { Table, type Column } from 'shared-ui/desk';
import { Page } from '../../foundations/page';
import type { ComponentStatus, Standing, StatusReport } from './component-status';

const looks: Record<Standing, [tone: BadgeTone, words: string]> = {
  ready: ['success', 'Ready'],
  failing: ['danger', 'Failing'],
  untested: ['neutral', 'Not tested'],
};

/** Where it stands and what it is called; a line breaks between the two. */
function Title({ children }: { children: string }) {
  const [chapter, name] = children.split('/');
  return (
    <>
      {chapter}/<wbr />
      {name}
    </>
  );
}

const columns: Column<ComponentStatus>[] = [
  { id: 'title', header: 'Component', cell: ({ title }) => <Title>{title}</Title>, isRowHeader: true },
  {
    id: 'standing',
    header: 'Status',
    cell: ({ standing }) => <Badge tone={looks[standing][0]}>{looks[standing][1]}</Badge>,
  },
  { id: 'stories', header: 'Stories', cell: ({ stories }) => stories, align: 'end' },
  { id: 'played', header: 'Played through', cell: ({ played }) => played, align: 'end' },
  { id: 'failures', header: 'Failures', cell: tested(({ failures }) => failures), align: 'end' },
  { id: 'violations', header: 'Accessibility findings', cell: tested(({ violations }) => violations), align: 'end' },
  {
    id: 'states',
    header: 'States shown',
    cell: ({ states }) => (
      <Inline gap="2xs">
        {states.map((state) => (
          <Badge key={state}>{state}</Badge>
        ))}
      </Inline>
    ),
  },
];

function tested(cell: (status: ComponentStatus) => number) {
  return (status: ComponentStatus) => (status.standing === 'untested' ? '–' : cell(status));
}

/** What stands, what does not, and what nobody has tested: nothing of it is written by hand. */
export function StatusView({ report }: { report: QueryLike<StatusReport> }) {
  return (
    <Page
      chapter="Tools"
      title="Status"
      lead="Computed from the stories and the last run of their tests in a real browser. Ready means: every story renders, every play test passes, no accessibility finding on a desktop or a phone, in any theme."
    >
      <QueryView query={report} error="The stories of this Storybook could not be read.">
        {({ testedAt, components }) => (
          <Stack gap="lg">
            {testedAt ? (
              <Text tone="muted">
                Tested {new Date(testedAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
                {components.filter(({ standing }) => standing === 'ready').length} of {components.length} ready.
              </Text>
            ) : (
              <Alert tone="info" role="note" title="Not tested yet">
                Run npm test -- storybook: it tests every story and leaves its results here.
              </Alert>
            )}
            <Table
              caption="Status of every component and screen"
              columns={columns}
              rows={components}
              rowKey={({ title }) => title}
              rowEmphasis={({ standing }) => (standing === 'failing' ? 'strong' : undefined)}
            />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
