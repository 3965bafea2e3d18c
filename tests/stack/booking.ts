import { randomUUID } from 'node:crypto';
import { publishableKey } from '../../local-stack/backend/local-keys';

/** Sends JSON to the API. */
export const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Books on the first day that is free, because the seed has bookings, too. */
export async function book(api: string, email: string, details: Record<string, string> = {}) {
  for (let day = 2; day < 14; day += 1) {
    const answer = await post(`${api}/rest/v1/rpc/book_consultation`, {
      request_id: randomUUID(),
      service_type: 'keynote',
      appointment_date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
      appointment_time: '9:00 AM',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email,
      ...details,
    });
    if (answer.ok) return [(await answer.json()) as { id: string; starts_at: string }].flat()[0]!;
  }
  throw new Error('No day of the next two weeks could be booked.');
}
