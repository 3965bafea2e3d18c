import { Link } from 'react-router-dom';
import { Button, Card, Heading, LinkButton, Stack } from 'shared-ui';
import { ExportStatus, type ExportStatusProps } from './export-subscribers/export-status';

export type QuickActionsProps = ExportStatusProps & { newsletterPath: string; onExport: () => void };

export function QuickActions({ newsletterPath, export: state, onExport, onCancel }: QuickActionsProps) {
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={3} size="sm">
          Quick Actions
        </Heading>
        <Button isFullWidth variant="secondary" isBusy={state.state === 'running'} onClick={onExport}>
          Export Active Subscribers
        </Button>
        <ExportStatus export={state} onCancel={onCancel} />
        <LinkButton as={Link} to={`${newsletterPath}/campaigns/new`} isFullWidth>
          Send Newsletter Campaign
        </LinkButton>
        <LinkButton as={Link} to={`${newsletterPath}/campaigns`} isFullWidth variant="secondary">
          View Analytics Report
        </LinkButton>
      </Stack>
    </Card>
  );
}
