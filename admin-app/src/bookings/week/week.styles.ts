import { border, color, font, layer, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';
import { DashboardLink } from '../../dashboard/dashboard-link';

const rowsPerHour = 4;
// The card of a 30-minute booking has room for two lines: its time and the visitor's name.
const hourHeight = '5.5rem';
const rowHeight = `calc(${hourHeight} / ${rowsPerHour})`;

/** Scrolls if seven days do not fit. */
export const Scroller = styled.div`
  /* Contains visually hidden text, which would widen the page. */
  position: relative;
  ${media.up('md')} {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    overflow: auto;
    max-block-size: 70vh;
    border: ${border.hairline} solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
`;

export const HourNames = styled.div`
  display: none;
  ${media.up('md')} {
    display: grid;
    grid-template-rows: repeat(var(--hours), ${hourHeight});
    align-content: start;
    padding-block-start: ${target.fine};
    padding-inline-start: ${space.xs};
    font-size: ${font.size.xs};
    color: ${color.textMuted};
  }
`;

export const Days = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.up('md')} {
    grid-template-columns: repeat(7, minmax(7.5rem, 1fr));
    gap: 0;
    min-inline-size: 56rem;
  }
`;

export const Day = styled.section`
  min-inline-size: 0;
  ${media.up('md')} {
    border-inline-start: ${border.hairline} solid ${color.border};
  }
`;

/** The name of a day and the link to a new booking on it. */
export const DayTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${media.up('md')} {
    position: sticky;
    z-index: ${layer.raised};
    inset-block-start: 0;
    block-size: ${target.fine};
    padding-inline-start: ${space.xs};
    border-block-end: ${border.hairline} solid ${color.border};
    background: ${color.surfaceSoft};

    &:has([aria-current]) {
      box-shadow: inset 0 ${border.bar} 0 ${color.mark};
    }
  }
`;

export const DayHead = styled.h4`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
  ${media.up('md')} {
    white-space: nowrap;
  }

  &[aria-current] {
    color: ${color.accentText};
    ${media.down('md')} {
      &::after {
        content: ' · Today';
      }
    }
  }
`;

export const NewLink = styled(DashboardLink)`
  display: grid;
  flex: none;
  place-items: center;
  min-block-size: ${target.fine};
  padding-inline: ${space['2xs']};
  color: ${color.textMuted};

  &:hover {
    color: ${color.heading};
  }
`;

export const Free = styled.p`
  font-size: ${font.size.sm};
  color: ${color.textMuted};

  ${media.up('md')} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

export const Entries = styled.ol`
  display: grid;
  gap: ${space.xs};

  ${media.up('md')} {
    /* Keeps the bookings below the day's name while scrolling. */
    isolation: isolate;
    grid-template-rows: repeat(calc(var(--hours) * ${rowsPerHour}), ${rowHeight});
    gap: 0;
    background: repeating-linear-gradient(
      ${color.surface} 0 calc(${hourHeight} - ${border.hairline}),
      ${color.border} calc(${hourHeight} - ${border.hairline}) ${hourHeight}
    );
  }
`;
