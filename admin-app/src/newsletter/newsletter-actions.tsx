import { Button, Card, media, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { ExportStatus, type ExportStatusProps } from './export-subscribers/export-status';
import { PartHeading } from '../dashboard/panel-head';
import { RouterLinkButton } from '../dashboard/router-link-button';

const Row = styled.div`
  display: grid;
  gap: ${space.sm};

  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export type NewsletterActionsProps = ExportStatusProps & { onExport: () => void };

export function NewsletterActions({ export: state, onExport, onCancel }: NewsletterActionsProps) {
  return (
    <Card padding="md">
      <Stack gap="sm">
        <PartHeading>Quick Actions</PartHeading>
        <Row>
          <Button variant="secondary" isBusy={state.state === 'running'} onClick={onExport}>
            Export Active Subscribers
          </Button>
          <RouterLinkButton to="newsletter/import" variant="secondary">
            Import Subscribers
          </RouterLinkButton>
          <RouterLinkButton to="newsletter/campaigns/new">Send Newsletter Campaign</RouterLinkButton>
          <RouterLinkButton to="newsletter/campaigns" variant="secondary">
            View Analytics Report
          </RouterLinkButton>
        </Row>
        <ExportStatus export={state} onCancel={onCancel} />
      </Stack>
    </Card>
  );
}
