import { answer, bodyOf, isKnownCaller, isUuid, preflight, refusal } from '../_shared/answers.ts';
import type { Delivery } from './deliver.ts';
import { deliver } from './deliver.ts';

/** What the visitor's page may say about the confirmation mail. */
export type MailState = { state: 'sent' | 'queued' | 'not-configured' };

type Options = {
  knownKeys: readonly string[];
  /** Undefined while no mail server is named. */
  delivery?: Delivery;
  /** Keeps the function alive for work that the answer does not wait for. */
  inBackground: (work: Promise<unknown>) => void;
};

/**
 * `POST { bookingId }` sends that booking's mails and tells how its confirmation stands. `POST {}` is for the schedule:
 * it sends whatever is due. Either way nothing is sent twice, so anybody with the site's public key may ask.
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return refusal(405, 'Only POST is answered here.');
    if (!isKnownCaller(request, options.knownKeys)) return refusal(401, 'A key of this project is missing.');
    const bookingId = await bookingIdOf(request);
    if (bookingId === null) return refusal(422, 'bookingId must be the id of a booking.');
    try {
      return answer(200, await handle(options, bookingId));
    } catch (error) {
      console.error(error);
      return refusal(503, 'The mail could not be handed over just now. It will be tried again.');
    }
  };
}

async function handle({ delivery, inBackground }: Options, bookingId?: string): Promise<MailState | { sent: number }> {
  if (!delivery) return { state: 'not-configured' };
  if (bookingId === undefined) return { sent: await deliver(delivery) };
  await deliver(delivery, bookingId);
  const state = await delivery.outbox.stateOf(bookingId);
  inBackground(deliver(delivery).catch(console.error));
  if (state === 'sent') return { state: 'sent' };
  // No mail will come, so the page must not promise one.
  if (state === 'dead' || state === 'skipped') return { state: 'not-configured' };
  return { state: 'queued' };
}

/** Undefined when none is named, null when what is named is none. */
async function bookingIdOf(request: Request): Promise<string | undefined | null> {
  const body = await bodyOf(request);
  if (!body) return null;
  if (body.bookingId === undefined) return undefined;
  return isUuid(body.bookingId) ? body.bookingId : null;
}
