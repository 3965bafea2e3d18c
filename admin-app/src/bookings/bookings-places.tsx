import { NavLink } from 'react-router-dom';
import { border, color, font, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';
import { ExportCalendar } from './export-calendar';

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  ${media.down('sm')} {
    flex-wrap: nowrap;
    gap: ${space['2xs']};
  }
`;

const Places = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  padding: ${space['3xs']};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target.fine};
    padding: ${space['2xs']} ${space.sm};
    border-radius: ${radius.sm};
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    text-decoration: none;
  }
  a[aria-current='page'] {
    background: ${color.surfaceSoft};
    color: ${color.heading};
  }
  ${media.down('sm')} {
    flex: 1;
    justify-content: space-between;
    gap: 0;

    a {
      padding-inline: ${space['2xs']};
      font-size: ${font.size.xs};
    }
  }
`;

type BookingsPlacesProps = { tabPath: string };

/** Links to the views of the Bookings tab, and the calendar export. */
export function BookingsPlaces({ tabPath }: BookingsPlacesProps) {
  return (
    <Row>
      <Places aria-label="Views of the bookings">
        <NavLink to={tabPath} end>
          List
        </NavLink>
        <NavLink to={`${tabPath}/week`}>Week</NavLink>
        <NavLink to={`${tabPath}/availability`}>Availability</NavLink>
        <NavLink to={`${tabPath}/blocked-times`}>Blocked times</NavLink>
      </Places>
      <ExportCalendar />
    </Row>
  );
}
