import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Inline, Stack } from 'shared-ui';
import { useTabPath } from '../../dashboard/base-path';
import { PanelHead } from '../../dashboard/panel-head';
import { NameLink } from '../../list/table-cells';

type CampaignFrameProps = {
  title: string;
  lead: string;
  /** By default the newsletter. */
  back?: { to: To; label: string };
  action?: ReactNode;
  children: ReactNode;
};

/** Title, lead and back link of the newsletter's subpages. */
export function CampaignFrame({ title, lead, back, action, children }: CampaignFrameProps) {
  const newsletterPath = useTabPath('newsletter');
  const { to, label } = back ?? { to: newsletterPath, label: 'Newsletter' };
  return (
    <Stack gap="md">
      <div>
        <NameLink to={to}>{`← ${label}`}</NameLink>
      </div>
      <Inline justify="between" gap="sm">
        <PanelHead title={title}>{lead}</PanelHead>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
