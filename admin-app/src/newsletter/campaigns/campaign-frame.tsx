import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Heading, Inline, Stack, Text } from 'shared-ui';
import { NameLink } from '../../list/table-cells';

type CampaignFrameProps = {
  title: string;
  lead: string;
  back: { to: To; label: string };
  action?: ReactNode;
  children: ReactNode;
};

/** Title, lead and back link of the newsletter's subpages. */
export function CampaignFrame({ title, lead, back, action, children }: CampaignFrameProps) {
  return (
    <Stack gap="md">
      <div>
        <NameLink to={back.to}>{`← ${back.label}`}</NameLink>
      </div>
      <Inline justify="between" gap="sm">
        <div>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        </div>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
