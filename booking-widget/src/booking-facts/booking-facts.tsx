import { type Booking } from 'data-client';
import { serviceCatalogue } from 'domain/services';
import { formatSlotDate, formatSlotTime, localSlot } from 'domain/slot-format';
import { border, color, font, space } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import type { DayShift, Texts } from '../language/texts';

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

/** The service's name in the visitor's language, or as stored if the catalog does not have it. */
export function bookedService({ serviceType, serviceName }: Booking, texts: Texts): string {
  const service = serviceCatalogue.find(({ id }) => id === serviceType);
  return service ? texts.offer(service).name : serviceName;
}

export type BookingFactsProps = {
  booking: Booking;
  /** The visitor's time zone. */
  timeZone: string;
};

/** Service, date and time of a booking, in the coach's and the visitor's time zone. */
export function BookingFacts({ booking, timeZone }: BookingFactsProps) {
  const texts = useTexts();
  const own = localSlot(booking.date, booking.time, timeZone, texts.tag);
  return (
    <Facts>
      <dt>{texts.service}</dt>
      <dd>{bookedService(booking, texts)}</dd>
      <dt>{texts.date}</dt>
      <dd>{formatSlotDate(booking.date, 'full', texts.tag)}</dd>
      <dt>{texts.time}</dt>
      <dd>
        {texts.coachTime(formatSlotTime(booking.date, booking.time, texts.tag))}
        {own && <Own>{texts.localTime(own.time, own.dayShift as DayShift, own.zoneName)}</Own>}
      </dd>
    </Facts>
  );
}
