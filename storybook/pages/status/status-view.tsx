import { Alert, Badge, Inline, QueryView, Stack, Text, type BadgeTone, type QueryLike } from 'shared-ui';
import { Table, type Column } from 'shared-ui/dashboard';
import { Page } from '../../foundations/page';
import type { ComponentStatus, Standing, StatusReport } from './component-status';

const looks: Record<Standing, [tone: BadgeTone, words: string]> = {
  ready: ['success', 'Ready'],
  failing: ['danger', 'Failing'],
  untested: ['neutral', 'Not tested'],
};

/** A story title with a line break opportunity after the chapter. */
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
  { id: 'played', header: 'Play tests', cell: ({ played }) => played, align: 'end' },
  { id: 'failures', header: 'Failures', cell: tested(({ failures }) => failures), align: 'end' },
  { id: 'violations', header: 'Accessibility violations', cell: tested(({ violations }) => violations), align: 'end' },
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

/** Status of every component: ready, failing or not tested. */
export function StatusView({ report }: { report: QueryLike<StatusReport> }) {
  return (
    <Page
      chapter="Tools"
      title="Status"
      lead="Computed from the last run of the story tests in a real browser. Ready means that every story renders, every play test passes, and there are no accessibility violations on desktop or phone in any theme."
    >
      <QueryView query={report} error="The stories could not be loaded.">
        {({ testedAt, components }) => (
          <Stack gap="lg">
            {testedAt ? (
              <Text tone="muted">
                Tested {new Date(testedAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}:{' '}
                {components.filter(({ standing }) => standing === 'ready').length} of {components.length} ready.
              </Text>
            ) : (
              <Alert tone="info" role="note" title="Not tested yet">
                Run npm test -- storybook to test every story. The results appear here.
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
