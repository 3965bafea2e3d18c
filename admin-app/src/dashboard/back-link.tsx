import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { font, Icon, space, target } from 'shared-ui';
import { styled } from 'styled-components';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space.xs};
  min-block-size: ${target.fine};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;

/** Leads from a record to its list. */
export const BackLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Back to={to}>
    <Icon name="arrow-left" />
    {children}
  </Back>
);
