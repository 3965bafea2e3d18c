import type { ReactNode } from 'react';
import { border, color, font, media, motion, radius, shadow, Skeleton, space, VisuallyHidden, Muted } from 'shared-ui';
import { styled } from 'styled-components';
import { DashboardLink } from '../dashboard/dashboard-link';
import { count } from '../dashboard/counted';

const CardLink = styled(DashboardLink)`
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition:
    border-color ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${color.hairline};
      box-shadow: ${shadow.sm};
    }
  }
`;

const Value = styled.strong`
  min-block-size: 1.2em;
  font-family: ${font.heading};
  font-size: ${font.headingSize.xl};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.heading};
  font-variant-numeric: lining-nums;
  color: ${color.heading};
`;

type StatState = 'pending' | 'error' | 'success';

type StatCardProps = { label: string; to: string; state: StatState; value?: number };

/** A key figure that links to its list. */
export function StatCard({ label, to, state, value }: StatCardProps) {
  return (
    <CardLink to={to}>
      <Value>{faceOf(state, value)}</Value>
      <Muted as="span">{label}</Muted>
    </CardLink>
  );
}

function faceOf(state: StatState, value: number | undefined): ReactNode {
  if (value !== undefined) return count(value);
  if (state === 'pending') return <Skeleton width="2.5rem" height="1em" />;
  // Words as large as the numbers would not fit.
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not available</VisuallyHidden>
    </>
  );
}
