import { NavLink } from 'react-router-dom';
import { border, color, font, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';
import { useTabPath } from '../dashboard/base-path';
import { fromList } from '../list/list-address';
import { RoomyWords } from '../list/record-list.styles';
import { ExportCalendar } from './export-calendar';
import { newBookingPath } from '../list/new-booking-path';
import { NewRecordButton } from '../dashboard/router-link-button';

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  ${media.down('sm')} {
    gap: ${space['2xs']};
  }
`;

const Views = styled.nav`
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
  /* Only forced colors mode shows it. */
  a[aria-current='page']:not(:focus-visible) {
    outline: ${border.strong} solid transparent;
    outline-offset: calc(-1 * ${border.strong});
  }
  ${media.down('sm')} {
    flex: 1;
    gap: 0;

    a {
      flex: auto;
      justify-content: center;
      padding-inline: ${space['3xs']};
      white-space: nowrap;
      font-size: ${font.size.xs};
    }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space['2xs']};
`;

/** Links to the views of the Bookings tab and to a new booking, and the calendar export. */
export function BookingsNav() {
  const bookingsPath = useTabPath('bookings');
  return (
    <Row>
      <Views aria-label="Views of the bookings">
        <NavLink to={bookingsPath} end>
          List
        </NavLink>
        <NavLink to={`${bookingsPath}/week`}>Week</NavLink>
        <NavLink to={`${bookingsPath}/availability`}>Availability</NavLink>
        <NavLink to={`${bookingsPath}/blocked-times`}>
          <span>
            Blocked<RoomyWords> times</RoomyWords>
          </span>
        </NavLink>
      </Views>
      <Actions>
        <ExportCalendar />
        <NewRecordButton to={newBookingPath()} state={fromList}>
          <RoomyWords>New booking</RoomyWords>
        </NewRecordButton>
      </Actions>
    </Row>
  );
}
