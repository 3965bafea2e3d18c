import { type Booking } from 'data-client';
import { bookingTimes } from 'domain/booking-words/booking-times';
import { calendarPlace } from 'domain/meeting-place';
import { border, color, font, space } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';

// In a narrow column, or with enlarged text, each value is below its name: next to it, words would break.
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.lg};
  padding-block: ${space.lg} ${space.sm};
  border-block: ${border.hairline} solid ${color.border};

  dt {
    flex: 0 0 4rem;
    font-size: ${font.size.sm};
    color: ${color.textMuted};
  }
  dd {
    flex: 1 0 calc(100% - 4rem - ${space.lg});
    min-inline-size: min(100%, 11rem);
    margin-block-end: ${space.sm};
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
