import type { IntakeQuestion } from 'domain/intake';
import type { MeetingKind } from 'domain/meeting-place';
import type { Service } from 'domain/services';
import type { DataConfig } from '../connection/config';
import type { DatabaseClient, RowOf } from '../connection/database';
import { rowsOf } from '../connection/request';

/** A service as its page shows it. */
export type DetailedService = Service & {
  /** Markdown. */
  details: string;
  meetingKind: MeetingKind;
  /** The questions of the booking form. */
  questions: readonly IntakeQuestion[];
};

const table = 'services_la2024';
const columns =
  'id,name,subtitle,description,invitation,picture_url,is_on_page,is_bookable,booking_minutes,price_label,booking_description,has_intake_questions';

const wholeColumns = `${columns},details,meeting_kind,intake_questions` as const;

const servicesUrl = ({ url }: DataConfig, query: Record<string, string>) =>
  `${url}/rest/v1/${table}?${new URLSearchParams(query)}`;

/** The address that `list` requests, for the HTML's preloads. */
export const publicServicesUrl = (config: DataConfig) =>
  servicesUrl(config, { select: columns, order: 'position.asc,id.asc' });

/** The address that `byId` requests, for the HTML's preloads. */
export const serviceUrl = (config: DataConfig, id: string) =>
  servicesUrl(config, { select: wholeColumns, id: `eq.${id}` });

/** The address of all services with their details, for publishing. */
export const wholeServicesUrl = (config: DataConfig) =>
  servicesUrl(config, { select: wholeColumns, order: 'position.asc,id.asc' });

export function createServiceRequests(db: DatabaseClient) {
  return {
    /** The services that are not archived, in the owner's order. */
    async list(signal?: AbortSignal): Promise<Service[]> {
      return (await rowsOf(db.from(table).select(columns).order('position').order('id'), signal)).map(toService);
    },
    /** Null if the service does not exist or is archived. */
    async byId(id: string, signal?: AbortSignal): Promise<DetailedService | null> {
      const [row] = await rowsOf(db.from(table).select(wholeColumns).eq('id', id), signal);
      return row ? toDetailedService(row) : null;
    },
  };
}

type ServiceRow = Omit<WholeRow, 'details' | 'meeting_kind' | 'intake_questions'>;

type WholeRow = Omit<
  RowOf<typeof table>,
  'archived_at' | 'buffer_minutes' | 'created_at' | 'meeting_place' | 'position' | 'request_id' | 'updated_at'
>;

/** Returns a service from a row read at `wholeServicesUrl`. */
export const toDetailedService = (row: WholeRow): DetailedService => ({
  ...toService(row),
  details: row.details,
  meetingKind: row.meeting_kind as MeetingKind,
  questions: row.intake_questions as IntakeQuestion[],
});

const toService = (row: ServiceRow): Service => ({
  id: row.id,
  name: row.name,
  subtitle: row.subtitle,
  description: row.description,
  invitation: row.invitation,
  pictureUrl: row.picture_url,
  isOnPage: row.is_on_page,
  isBookable: row.is_bookable,
  bookingMinutes: row.booking_minutes,
  priceLabel: row.price_label,
  bookingDescription: row.booking_description,
  hasQuestions: row.has_intake_questions,
});
