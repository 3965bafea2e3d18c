import { defaultZones } from 'domain/coach-zones';
import { bookableDates, usualAvailability } from 'domain/availability';
import { isSlotTaken } from 'domain/slots';
import { publishableKey } from '../../local-stack/backend/local-keys';
import { proofFor } from '../proof-of-work';
import { addresses } from './stack';

/** Calls a database function as a visitor. Rejects with the error's JSON. */
export async function send(name: string, body: Record<string, string>): Promise<Record<string, string>> {
  const response = await fetch(`${addresses.api}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      // Limits count per connection, so each call has its own.
      'x-forwarded-for': `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}::1`,
    },
    body: JSON.stringify(body),
  });
  const answer = [(await response.json()) as Record<string, string>].flat()[0]!;
  if (answer.hint === 'proof') return send(name, { ...body, proof: proofFor(answer.details ?? '') });
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

export type Slot = { date: string; time: string };

/** Free half-hour slots as visitors see them: first one per day, then the second of each day. */
export async function freeSlots(): Promise<Slot[]> {
  const dates = bookableDates({ now: new Date(), availability: usualAvailability, durationMinutes: 30 });
  const days = `from_date=${dates[0]}&to_date=${dates.at(-1)}`;
  const response = await fetch(`${addresses.api}/rest/v1/rpc/taken_ranges?${days}`, {
    headers: { apikey: publishableKey },
  });
  const taken = ((await response.json()) as { starts_at: string; ends_at: string }[]).map((row) => ({
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
  }));
  return ['11:00 AM', '4:00 PM', '2:00 PM'].flatMap((time) =>
    dates.filter((date) => !isSlotTaken(date, time, 30, taken, defaultZones)).map((date) => ({ date, time })),
  );
}

const keyOf = ({ date, time }: Slot) => `${date} ${time}`;
const used = new Set<string>();

/** Books half an hour for a new visitor, each time on another day. Other tests may book times, too. */
export async function book(firstName: string): Promise<{ id: string; email: string; date: string }> {
  const slot = (await freeSlots()).find((free) => !used.has(keyOf(free)))!;
  used.add(keyOf(slot));
  const email = `${firstName}.${crypto.randomUUID().slice(0, 8)}@visitor.example`.toLowerCase();
  const { id } = await send('book_consultation', {
    request_id: crypto.randomUUID(),
    service_type: 'keynote',
    appointment_date: slot.date,
    appointment_time: slot.time,
    first_name: firstName,
    last_name: 'Journey',
    email,
  });
  return { id: id!, email, date: slot.date };
}
