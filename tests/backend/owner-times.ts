import { addDays } from 'domain/dates';
import { asOwner, newEmail, owner } from './api';
import { at, coachDay, isWeekday, type Slot, type Stored } from './slots';

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

export const booked = (slot: Slot, changes: Record<string, unknown> = {}): Promise<Stored> =>
  asOwner('book_for_client', clientForm(slot, changes));

/** The first weekday from a day on, and the same weekday in the weeks after it. */
export function weekly(count: number, time = '10:00 AM', from = 70): Slot[] {
  const first = Array.from({ length: 7 }, (_, index) => coachDay(from + index)).find(isWeekday)!;
  return Array.from({ length: count }, (_, index) => ({ date: addDays(first, index * 7), time }));
}

/** The arguments of a series for a client. */
export function seriesForm(slots: readonly Slot[], changes: Record<string, unknown> = {}) {
  const { appointment_date: _date, appointment_time: _time, ...form } = clientForm(slots[0]!);
  const times = { appointment_dates: slots.map(({ date }) => date), appointment_times: slots.map(({ time }) => time) };
  return { ...form, ...times, ...changes };
}

export const moveArguments = ({ id, sequence }: Pick<Stored, 'id' | 'sequence'>, slot: Slot, is_sure = false) => ({
  booking_id: id,
  seen_sequence: sequence,
  ...at(slot),
  is_sure,
});

export const move = (...given: Parameters<typeof moveArguments>) =>
  owner().rpc('move_booking', moveArguments(...given));

export const moved = (...given: Parameters<typeof move>): Promise<Stored> =>
  asOwner('move_booking', moveArguments(...given));

export const taken = { code: 'PT409', hint: 'slot-taken', message: 'Another booking already has this time.' };

/** Not a time in the default zone: its clocks skip it. */
export const skipped: Slot = { date: '2031-03-09', time: '2:30 AM' };

export const unusual = (message: string) => ({ code: 'PT409', hint: 'unusual-time', message });
export const outsideHours = unusual('This time is outside your weekly hours.');
