import type { Booking } from 'data-client';
import { calendarLinks } from 'domain/calendar-links';
import { Text } from 'shared-ui';
import { useTexts } from '../language/language';
import { calendarEvent } from './calendar-file';

export type OnlineCalendarsProps = { booking: Booking; timeZone: string };

/** Links that open the booking in Google Calendar and in Outlook. */
export function OnlineCalendars({ booking, timeZone }: OnlineCalendarsProps) {
  const texts = useTexts();
  const { google, outlook } = calendarLinks(calendarEvent(booking, texts, timeZone));
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Text size="sm">
      {texts.addItTo}{' '}
      <a href={google} {...newTab}>
        Google Calendar
      </a>
      {' · '}
      <a href={outlook} {...newTab}>
        Outlook
      </a>
    </Text>
  );
}
