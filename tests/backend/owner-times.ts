import type { SupabaseClient } from '@supabase/supabase-js';
import { newEmail, operator, owner } from './api';
import type { Slot } from './slots';

export type Stored = {
  id: string;
  sequence: number;
  status: string;
  appointment_date: string;
  appointment_time: string;
};

let client: SupabaseClient | undefined;

export const ownersClient = async () => (client ??= await owner());

/** The arguments of a booking for a client. */
export const clientForm = ({ date, time }: Slot, changes: Record<string, unknown> = {}) => ({
  request_id: crypto.randomUUID(),
  service_type: 'leadership',
  appointment_date: date,
  appointment_time: time,
  first_name: 'Iris',
  last_name: 'Lane',
  email: newEmail('iris'),
  ...changes,
});

export const bookAsOwner = async (form: ReturnType<typeof clientForm>) =>
  (await ownersClient()).rpc('book_for_client', form);

export async function booked(slot: Slot, changes: Record<string, unknown> = {}): Promise<Stored> {
  const { data, error } = await bookAsOwner(clientForm(slot, changes));
  if (error) throw error;
  return data as Stored;
}

export const moveArguments = ({ id, sequence }: Pick<Stored, 'id' | 'sequence'>, slot: Slot, is_sure = false) => ({
  booking_id: id,
  seen_sequence: sequence,
  appointment_date: slot.date,
  appointment_time: slot.time,
  is_sure,
});

export const move = async (...given: Parameters<typeof moveArguments>) =>
  (await ownersClient()).rpc('move_booking', moveArguments(...given));

export async function moved(...given: Parameters<typeof move>): Promise<Stored> {
  const { data, error } = await move(...given);
  if (error) throw error;
  return data as Stored;
}

/** The state of a booking's email, or null if there is none. */
export const mailState = async (for_booking: string, mail_kind: string) =>
  (await operator().rpc('mail_state', { for_booking, mail_kind }).throwOnError()).data as string | null;

export const taken = { code: 'PT409', hint: 'slot-taken', message: 'Another booking already has this time.' };

/** Not a time in the default zone: its clocks skip it. */
export const skipped: Slot = { date: '2031-03-09', time: '2:30 AM' };

export const unusual = (message: string) => ({ code: 'PT409', hint: 'unusual-time', message });
export const outsideHours = unusual('This time is outside your weekly hours.');
