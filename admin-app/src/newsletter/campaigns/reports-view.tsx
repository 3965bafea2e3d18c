import type { CampaignReport } from 'data-client/owner';
import { Badge, Stack } from 'shared-ui';
import type { Column } from 'shared-ui/dashboard';
import { BackLink } from '../../dashboard/back-link';
import { count } from '../../dashboard/counted';
import { NewRecordButton } from '../../dashboard/router-link-button';
import { RecordList } from '../../list/record-list';
import { Detail, MomentLines, NameLink } from '../../list/table-cells';
import type { ListState } from '../../list/use-record-list';
import { percentage } from '../newsletter-numbers';
import { stateTones, stateWords, subjectOf } from './campaign-words';

const words = {
  title: 'Analytics Report',
  lead: 'Sent, failed and unsubscribed, by campaign.',
  many: 'campaigns',
  nothing: 'No campaigns yet',
  nothingYet: 'Write your first one. Drafts are saved automatically.',
};

/** The list of campaigns with their results. */
export function ReportsView({ list }: { list: ListState<CampaignReport> }) {
  return (
    <Stack>
      <BackLink to="newsletter">Back to the newsletter</BackLink>
      <RecordList
        list={list}
        words={words}
        caption="Campaigns, newest first"
        columns={columnsWith(list)}
        actions={<NewRecordButton to={list.recordPath('new')}>New campaign</NewRecordButton>}
      />
    </Stack>
  );
}

const columnsWith = ({ recordPath }: ListState<CampaignReport>): Column<CampaignReport>[] => [
  {
    id: 'subject',
    header: 'Subject',
    isRowHeader: true,
    cell: (report) => <NameLink to={recordPath(report.id)}>{subjectOf(report)}</NameLink>,
  },
  { id: 'state', header: 'Status', cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge> },
  { id: 'begun', header: 'Started', cell: ({ startedAt }) => (startedAt ? <MomentLines at={startedAt} /> : 'Not yet') },
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
