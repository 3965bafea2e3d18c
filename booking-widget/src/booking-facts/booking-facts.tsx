import { type Booking } from 'data-client';
import { bookingTimes } from 'domain/booking-words/booking-times';
import { calendarPlace } from 'domain/meeting-place';
import { border, color, font, space } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(4rem, auto) 1fr;
  gap: ${space.sm} ${space.lg};
  padding-block: ${space.lg};
  border-block: ${border.hairline} solid ${color.border};

  dt {
    font-size: ${font.size.sm};
    color: ${color.textMuted};
  }
  dd {
    min-inline-size: 0;
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
    overflow-wrap: anywhere;
  }
`;

const Own = styled.span`
  display: block;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.regular};
  color: ${color.textMuted};
`;

export type BookingFactsProps = {
  booking: Booking;
  /** The visitor's time zone. */
  timeZone: string;
};

/** Service, date, time and meeting place of a booking, in the coach's and the visitor's time zone. */
export function BookingFacts({ booking, timeZone }: BookingFactsProps) {
  const texts = useTexts();
  const { date, coachTime, ownTime } = bookingTimes(booking, texts, timeZone);
  const place = texts.meetingPlace(booking.meeting);
  const { url } = calendarPlace(booking.meeting);
  return (
    <Facts>
      <dt>{texts.service}</dt>
      <dd>{texts.serviceName(booking.serviceType, booking.serviceName)}</dd>
      <dt>{texts.date}</dt>
      <dd>{date}</dd>
      <dt>{texts.time}</dt>
      <dd>
        {coachTime}
        {ownTime && <Own>{ownTime}</Own>}
      </dd>
      {booking.status !== 'cancelled' && (
        <>
          <dt>{texts.place}</dt>
          <dd>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {place}
              </a>
            ) : (
              place
            )}
          </dd>
        </>
      )}
    </Facts>
  );
}
