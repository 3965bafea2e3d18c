import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Inline, Stack } from 'shared-ui';
import { PanelHead } from '../../dashboard/panel-head';
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
        <PanelHead title={title}>{lead}</PanelHead>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
