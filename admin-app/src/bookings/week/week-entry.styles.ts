import type { BookingStatus } from 'domain/booking-status';
import { border, color, font, layer, media, radius, space } from 'shared-ui';
import { css, styled } from 'styled-components';
import { DashboardLink } from '../../dashboard/dashboard-link';

export const EntryPlace = styled.li`
  min-inline-size: 0;
  /* The half hours below a booking take the one that is dragged. */
  [data-dragging] & {
    pointer-events: none;
  }
  ${media.up('md')} {
    grid-row: var(--from) / var(--to);
    grid-column: 1;
    padding: ${space['3xs']};

    /* A booking may be older than the blocked time around it. */
    &:has(a) {
      z-index: ${layer.raised};
    }
  }
`;

const box = css`
  display: block;
  block-size: 100%;
  padding: ${space['3xs']} ${space.xs};
  border-radius: ${radius.sm};
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  text-decoration: none;

  strong,
  span {
    display: block;
  }
  ${media.up('md')} {
    padding-block: 0;
  }
`;

const looks: Record<BookingStatus, readonly [string, string]> = {
  pending: [color.warningSoft, color.warning],
  confirmed: [color.successSoft, color.success],
  completed: [color.surfaceSoft, color.text],
  'no-show': [color.dangerSoft, color.danger],
  cancelled: [color.dangerSoft, color.danger],
};

export const EntryLink = styled(DashboardLink)<{ $status: BookingStatus }>`
  ${box}
  background: ${({ $status }) => looks[$status][0]};
  color: ${({ $status }) => looks[$status][1]};
  border-inline-start: ${border.bar} solid ${({ $status }) => looks[$status][1]};

  &[aria-busy='true'] {
    opacity: 0.5;
  }

  /* The status follows the service; in the grid it has its own line, so that a long name of a service never hides it. */
  ${media.down('md')} {
    span + span {
      display: inline;
    }
  }
  ${media.up('md')} {
    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Blocked = styled.div`
  ${box}
  background: ${color.surfaceSoft};
  color: ${color.textMuted};
  border: ${border.hairline} dashed ${color.border};
`;
