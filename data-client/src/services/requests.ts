import type { Service } from 'domain/services';
import type { DataConfig } from '../connection/config';
import type { DatabaseClient, RowOf } from '../connection/database';
import { rowsOf } from '../connection/request';

/** A service with its details, in Markdown. */
export type DetailedService = Service & { details: string };

export type ServiceRequests = {
  /** The services that are not archived, in the owner's order. */
  list(signal?: AbortSignal): Promise<Service[]>;
  /** Null if the service does not exist or is archived. */
  byId(id: string, signal?: AbortSignal): Promise<DetailedService | null>;
};

const table = 'services_la2024';
const columns =
  'id,name,subtitle,description,invitation,picture_url,is_on_page,is_bookable,booking_minutes,price_label,booking_description';

/** The address that `list` requests, for the HTML's preloads and for publishing. */
export const publicServicesUrl = ({ url }: DataConfig) =>
  `${url}/rest/v1/${table}?${new URLSearchParams({ select: columns, order: 'position.asc,id.asc' })}`;

/** Services from rows read at `publicServicesUrl`. */
export const servicesOf = (rows: unknown[]): Service[] => (rows as ServiceRow[]).map(toService);

export function createServiceRequests(db: DatabaseClient): ServiceRequests {
  return {
    async list(signal) {
      return (await rowsOf(db.from(table).select(columns).order('position').order('id'), signal)).map(toService);
    },
    async byId(id, signal) {
      const [row] = await rowsOf(db.from(table).select(`${columns},details`).eq('id', id), signal);
      return row ? { ...toService(row), details: row.details } : null;
    },
  };
}

type ServiceRow = Pick<
  RowOf<typeof table>,
  | 'id'
  | 'name'
  | 'subtitle'
  | 'description'
  | 'invitation'
  | 'picture_url'
  | 'is_on_page'
  | 'is_bookable'
  | 'booking_minutes'
  | 'price_label'
  | 'booking_description'
>;

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
});
