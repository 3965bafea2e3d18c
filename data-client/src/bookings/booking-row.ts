import { parseTimestamp } from '../connection/timestamp';
import { serviceName } from '../services/catalogue';
import type { Booking, BookingStatus } from './booking';

/** A row of `bookings_la2024`, as far as the application reads it. */
export type BookingRow = {
  id: string;
  service_type: string;
  service_name: string | null;
  appointment_date: string;
  appointment_time: string;
  starts_at: string;
  ends_at: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  company: string | null;
  message: string | null;
  timezone: string | null;
  status: string;
  created_at: string;
  updated_at: string;
};

export function toBooking(row: BookingRow): Booking {
  return {
    id: row.id,
    serviceType: row.service_type,
    serviceName: row.service_name || serviceName(row.service_type),
    date: row.appointment_date.slice(0, 10),
    time: row.appointment_time,
    startsAt: parseTimestamp(row.starts_at),
    endsAt: parseTimestamp(row.ends_at),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone ?? '',
    company: row.company ?? '',
    message: row.message ?? '',
    timezone: row.timezone ?? '',
    status: row.status as BookingStatus,
    createdAt: parseTimestamp(row.created_at),
    updatedAt: parseTimestamp(row.updated_at),
  };
}
