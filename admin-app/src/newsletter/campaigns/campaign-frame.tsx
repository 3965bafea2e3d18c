import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Inline, Stack } from 'shared-ui';
import { BackLink } from '../../dashboard/back-link';
import { useTabPath } from '../../dashboard/base-path';
import { PanelHead } from '../../dashboard/panel-head';

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
  const { to, label } = back ?? { to: newsletterPath, label: 'Back to the newsletter' };
  return (
    <Stack gap="md">
      <BackLink to={to}>{label}</BackLink>
      <Inline justify="between" gap="sm">
        <PanelHead title={title}>{lead}</PanelHead>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
