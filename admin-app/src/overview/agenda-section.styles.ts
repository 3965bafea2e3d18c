import { border, color, font, media, radius, space, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { DashboardLink } from '../dashboard/dashboard-link';
import type { SessionTime } from './agenda-words';

export const WeekLink = styled(DashboardLink)`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;

/** The day of the next session, above it. */
export const AfterDay = styled(Text)`
  margin-block-start: ${space.xs};
  font-weight: ${font.weight.semibold};
`;

export const Sessions = styled.ol`
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: hidden;
`;

const isCurrent = ({ $time }: { $time: SessionTime }) => $time === 'now' || $time === 'next';

/** One session. The link covers the whole row. */
export const SessionRow = styled.li<{ $time: SessionTime }>`
  position: relative;
  display: grid;
  align-items: center;
  gap: ${space['2xs']} ${space.md};
  padding: ${space.sm} ${space.md};
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  box-shadow: ${(props) => (isCurrent(props) ? `inset ${border.bar} 0 0 ${color.mark}` : 'none')};

  & + & {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  time {
    color: ${({ $time }) => ($time === 'over' ? color.textMuted : color.heading)};
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  > div {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  ${media.up('md')} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    > div {
      grid-column: auto;
    }
  }
`;

export const SessionLink = styled(DashboardLink)`
  margin-inline-end: ${space.xs};
  color: ${color.heading};
  font-size: ${font.size.md};
  font-weight: ${font.weight.semibold};
  text-decoration-color: ${color.hairline};
  unicode-bidi: plaintext;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
