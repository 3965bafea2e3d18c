import type { CampaignProblem, CampaignReport } from 'data-client/owner';
import {
  Alert,
  Badge,
  Button,
  Card,
  color,
  font,
  Inline,
  QueryView,
  space,
  Stack,
  Muted,
  type QueryLike,
} from 'shared-ui';
import { EmailText, Table } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { useCoachTime } from '../../dashboard/coach-time';
import { ProgressBar } from '../../dashboard/running-progress';
import { percentage } from '../newsletter-numbers';
import { count } from '../../dashboard/counted';
import { notLoaded } from '../../list/row-marks';
import { settledOf, stateTones, stateWords, subjectOf } from './campaign-words';
import { PartHeading } from '../../dashboard/panel-head';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space.sm};

  dt {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
  dd {
    color: ${color.heading};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

type CampaignProgressViewProps = {
  report: CampaignReport;
  problems?: QueryLike<CampaignProblem[]>;
  isBusy?: boolean;
  onPause: () => void;
  onResume: () => void;
  onRetry: (state: CampaignProblem['state']) => void;
};

/** The delivery progress and results of a campaign. */
export function CampaignProgressView({ report, problems, isBusy = false, ...actions }: CampaignProgressViewProps) {
  const { state, recipients, startedAt, finishedAt } = report;
  const settled = settledOf(report);
  const { moment } = useCoachTime();
  return (
    <Stack gap="md">
      <Card padding="md">
        <Stack gap="md">
          <Inline gap="sm">
            <PartHeading>{subjectOf(report)}</PartHeading>
            <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
          </Inline>
          <div>
            <ProgressBar aria-label="Emails sent" max={recipients || 1} value={settled} />
            <Muted role="status">
              {`${count(settled)} of ${count(recipients)} done${state === 'paused' ? ', paused' : ''}`}
            </Muted>
          </div>
          <Numbers report={report} />
          <Muted>
            {[startedAt && `Started ${moment(startedAt)}`, finishedAt && `finished ${moment(finishedAt)}`]
              .filter(Boolean)
              .join(', ')}
          </Muted>
          <Actions report={report} isBusy={isBusy} {...actions} />
        </Stack>
      </Card>
      {report.doubtful > 0 && <Doubt doubtful={report.doubtful} />}
      {problems && (
        <QueryView query={problems} pending={<></>} empty={null} error={notLoaded('Unsent emails')}>
          {(unsent) => <Problems problems={unsent} />}
        </QueryView>
      )}
    </Stack>
  );
}

function Numbers({ report }: { report: CampaignReport }) {
  const numbers: [string, string][] = [
    ['Recipients', count(report.recipients)],
    ['Sent', count(report.sent)],
    ['Waiting', count(report.waiting)],
    ['Failed', count(report.failed)],
    ['Delivery unclear', count(report.doubtful)],
    ['Skipped', count(report.skipped)],
    [
      'Unsubscribed',
      `${count(report.unsubscribed)}${report.sent > 0 ? ` (${percentage(report.unsubscribed, report.sent)})` : ''}`,
    ],
  ];
  return (
    <Facts>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

type ActionsProps = Pick<CampaignProgressViewProps, 'report' | 'onPause' | 'onResume' | 'onRetry'> & {
  isBusy: boolean;
};

function Actions({ report: { state, failed, doubtful }, isBusy, onPause, onResume, onRetry }: ActionsProps) {
  return (
    <Inline gap="sm">
      {state === 'sending' && (
        <Button variant="secondary" disabled={isBusy} onClick={onPause}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button disabled={isBusy} onClick={onResume}>
          Resume
        </Button>
      )}
      {failed > 0 && (
        <Button variant="secondary" disabled={isBusy} onClick={() => onRetry('failed')}>
          {`Resend ${count(failed)} failed`}
        </Button>
      )}
      {doubtful > 0 && (
        <Button variant="ghost" disabled={isBusy} onClick={() => onRetry('doubtful')}>
          {`Resend ${count(doubtful)} unclear...`}
        </Button>
      )}
    </Inline>
  );
}

function Doubt({ doubtful }: { doubtful: number }) {
  const whose = doubtful === 1 ? 'One email' : `${count(doubtful)} emails`;
  return (
    <Alert tone="warning" role="note">
      {`${whose} may or may not have arrived: the connection was lost during delivery. They’re never resent automatically.`}
    </Alert>
  );
}

const problemWords: Record<CampaignProblem['state'], string> = { failed: 'Failed', doubtful: 'Delivery unclear' };

function Problems({ problems }: { problems: readonly CampaignProblem[] }) {
  return (
    <Stack gap="sm">
      <PartHeading>Unsent emails</PartHeading>
      <Table
        caption="Emails that failed or may not have arrived"
        columns={[
          {
            id: 'email',
            header: 'Email Address',
            isRowHeader: true,
            cell: ({ email }) => (email ? <EmailText address={email} /> : 'Deleted subscriber'),
          },
          {
            id: 'state',
            header: 'Outcome',
            cell: ({ state }) => <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{problemWords[state]}</Badge>,
          },
          { id: 'reason', header: 'What the mail server said', cell: ({ reason }) => reason || 'Nothing' },
        ]}
        rows={problems}
        rowKey={({ email, state }) => `${state} ${email}`}
      />
      {problems.length === 100 && <Muted>Showing the first 100.</Muted>}
    </Stack>
  );
}
