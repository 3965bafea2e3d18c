import type { CampaignReport, ListPage } from 'data-client/owner';
import { Badge, EmptyState, QueryView, Stack, type QueryLike } from 'shared-ui';
import { Pagination, Table, type Column } from 'shared-ui/dashboard';
import { useTabPath } from '../../dashboard/base-path';
import { MomentLines, Detail, NameLink } from '../../list/table-cells';
import { ListSkeleton } from '../../list/list-skeleton';
import { percentage } from '../newsletter-numbers';
import { notLoaded } from '../../list/row-marks';
import { count } from '../../dashboard/counted';
import { stateTones, stateWords, subjectOf } from './campaign-words';
import { RouterLinkButton } from '../../dashboard/router-link-button';

type ReportsViewProps = {
  query: QueryLike<ListPage<CampaignReport>>;
  page: number;
  pageSize: number;
  isOutdated?: boolean;
  onPageChange: (page: number) => void;
};

/** The table of campaigns with their results. */
export function ReportsView({ query, page, pageSize, isOutdated, onPageChange }: ReportsViewProps) {
  const campaignsPath = `${useTabPath('newsletter')}/campaigns`;
  return (
    <QueryView
      query={query}
      pending={<ListSkeleton label="campaigns" />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title="No campaigns yet"
          description="Write your first one. Drafts are saved automatically."
          action={<RouterLinkButton to={`${campaignsPath}/new`}>Write a campaign</RouterLinkButton>}
        />
      }
      error={notLoaded('The report')}
    >
      {({ rows, total }) => (
        <Stack gap="md">
          <Table
            caption="Campaigns, newest first"
            columns={columnsWith(campaignsPath)}
            rows={rows}
            rowKey={({ id }) => id}
            isBusy={isOutdated}
          />
          <Pagination label="campaigns" page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
        </Stack>
      )}
    </QueryView>
  );
}

const columnsWith = (campaignsPath: string): Column<CampaignReport>[] => [
  {
    id: 'subject',
    header: 'Subject',
    isRowHeader: true,
    cell: (report) => <NameLink to={`${campaignsPath}/${report.id}`}>{subjectOf(report)}</NameLink>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'begun',
    header: 'Started',
    cell: ({ startedAt }) => (startedAt ? <MomentLines at={startedAt} /> : 'Not yet'),
  },
  number('Recipients', ({ recipients }) => recipients),
  number('Sent', ({ sent }) => sent),
  number('Failed', ({ failed }) => failed),
  {
    id: 'unsubscribed',
    header: 'Unsubscribed',
    align: 'end',
    cell: ({ unsubscribed, sent }) => (
      <span>
        {count(unsubscribed)}
        {sent > 0 && <Detail>{percentage(unsubscribed, sent)}</Detail>}
      </span>
    ),
  },
];

function number(header: string, valueOf: (report: CampaignReport) => number): Column<CampaignReport> {
  return { id: header.toLowerCase(), header, align: 'end', cell: (report) => count(valueOf(report)) };
}
