import { newEmail, owner } from './api';
import { at, type Slot, type Stored } from './slots';

/** The arguments of a booking for a client. */
export const clientForm = (slot: Slot, changes: Record<string, unknown> = {}) => ({
  request_id: crypto.randomUUID(),
  service_type: 'leadership',
  ...at(slot),
  first_name: 'Iris',
  last_name: 'Lane',
  email: newEmail('iris'),
  ...changes,
});

export const bookAsOwner = (form: Record<string, unknown>) => owner().rpc('book_for_client', form);

export async function booked(slot: Slot, changes: Record<string, unknown> = {}): Promise<Stored> {
  const { data, error } = await bookAsOwner(clientForm(slot, changes));
  if (error) throw error;
  return data as Stored;
}

export const moveArguments = ({ id, sequence }: Pick<Stored, 'id' | 'sequence'>, slot: Slot, is_sure = false) => ({
  booking_id: id,
  seen_sequence: sequence,
  ...at(slot),
  is_sure,
});

export const move = (...given: Parameters<typeof moveArguments>) =>
  owner().rpc('move_booking', moveArguments(...given));

export async function moved(...given: Parameters<typeof move>): Promise<Stored> {
  const { data, error } = await move(...given);
  if (error) throw error;
  return data as Stored;
}

export const taken = { code: 'PT409', hint: 'slot-taken', message: 'Another booking already has this time.' };

/** Not a time in the default zone: its clocks skip it. */
export const skipped: Slot = { date: '2031-03-09', time: '2:30 AM' };

export const unusual = (message: string) => ({ code: 'PT409', hint: 'unusual-time', message });
export const outsideHours = unusual('This time is outside your weekly hours.');
