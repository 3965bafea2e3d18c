import type { ReactNode } from 'react';
import { font, Icon, space, target } from 'shared-ui';
import { styled } from 'styled-components';
import { DashboardLink } from './dashboard-link';

const Back = styled(DashboardLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space.xs};
  min-block-size: ${target.fine};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;

/** Leads from a record to its list. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Back to={to}>
    <Icon name="arrow-left" />
    {children}
  </Back>
);
