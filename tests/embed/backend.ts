import { usualAvailability } from 'domain/availability';
import { serviceCatalogue } from 'domain/service-catalogue.generated';

type Request = Record<string, string>;

const hour = 3_600_000;

/** The database's response when every slot is free. */
export function answer(name: string, body: unknown): unknown {
  if (name === 'book_consultation') return bookingRow(body as Request);
  if (name === 'availability') return usualWeek();
  if (name === 'services_la2024') return serviceRows;
  if (name === 'hold_slot') return new Date(Date.now() + hour / 6).toISOString();
  if (name === 'booking-mail') return { state: 'sent' };
  return [];
}

/** The service whose form asks a question. */
export const askingService = 'executive';

const serviceRows = serviceCatalogue.map(
  ({ id, name, isBookable, bookingMinutes, priceLabel, bookingDescription }) => ({
    id,
    name,
    is_bookable: isBookable,
    booking_minutes: bookingMinutes,
    price_label: priceLabel,
    booking_description: bookingDescription,
    has_intake_questions: id === askingService,
    intake_questions: [{ id: 'role', kind: 'text', label: 'What is your role?', isRequired: true }],
  }),
);

const noCutoffs = { move_cutoff_hours: 0, cancel_cutoff_hours: 0 };

const usualWeek = () =>
  usualAvailability.week.map(({ startTimes }, index) => ({
    weekday: index + 1,
    start_times: startTimes,
    ends_by: '17:30',
    minimum_notice_hours: 0,
    home_zone: usualAvailability.zones.home,
    travel: [],
    ...noCutoffs,
  }));

function bookingRow(request: Request) {
  const now = new Date();
  return {
    id: '5b0f64a5-7a45-4d8e-9a55-2f6f1c9f0001',
    ...Object.fromEntries(Object.entries(request).filter(([name]) => !['website', 'request_id'].includes(name))),
    service_name: 'Leadership Coaching',
    starts_at: now.toISOString(),
    ends_at: new Date(now.getTime() + hour).toISOString(),
    timezone: 'EST',
    status: 'pending',
    meeting_kind: 'email',
    meeting_place: '',
    ...noCutoffs,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}
