import { utcStamp, type CalendarEvent } from './calendar-file.ts';

export type CalendarLinks = { google: string; outlook: string };

/** Addresses that open an event in an online calendar, ready to save. Their times are instants, so no zone can shift them. */
export function calendarLinks(
  event: Pick<CalendarEvent, 'startsAt' | 'endsAt' | 'summary' | 'description' | 'location'>,
): CalendarLinks {
  const { startsAt, endsAt, summary, description, location } = event;
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: summary,
      dates: `${utcStamp(startsAt)}/${utcStamp(endsAt)}`,
      details: description,
      location,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: summary,
      startdt: startsAt.toISOString(),
      enddt: endsAt.toISOString(),
      body: description,
      location,
    }),
  };
}

/** Outlook shows the plus signs with which `URLSearchParams` writes spaces. */
const address = (base: string, parameters: Record<string, string | undefined>) =>
  `${base}?${Object.entries(parameters)
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')}`;
