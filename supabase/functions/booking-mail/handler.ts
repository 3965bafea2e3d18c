import { answer, bodyOf, isUuid, onPost, refusal } from '../_shared/answers.ts';
import { deliver, type Delivery } from './deliver.ts';

/** The state of the confirmation email that the visitor's page shows. Held: its address must be confirmed first. */
export type MailState = { state: 'sent' | 'queued' | 'not-configured'; isHeld?: boolean };

type Options = {
  knownKeys: readonly string[];
  /** Undefined if no mail server is configured. */
  delivery?: Delivery;
  /** Keeps the function alive for work that outlives the response. */
  inBackground: (work: Promise<unknown>) => void;
};

/**
 * `POST { bookingId }` sends that booking's emails and returns the state of its confirmation. `POST {}` is for the
 * schedule and sends every email that is due. No email is sent twice, so anyone with the site's public key may call it.
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  return onPost(options.knownKeys, async (request) => {
    const bookingId = await bookingIdOf(request);
    if (bookingId === null) return refusal(422, 'bookingId must be the id of a booking.');
    try {
      return answer(200, await handle(options, bookingId));
    } catch (error) {
      console.error(error);
      return refusal(503, 'The email couldn’t be sent. It will be retried automatically.');
    }
  });
}

async function handle({ delivery, inBackground }: Options, bookingId?: string): Promise<MailState | { sent: number }> {
  if (!delivery) return { state: 'not-configured' };
  if (bookingId === undefined) return { sent: await deliver(delivery) };
  await deliver(delivery, bookingId);
  const state = await delivery.outbox.stateOf(bookingId);
  inBackground(deliver(delivery).catch(console.error));
  if (state === 'sent') return { state: 'sent' };
  // No email will be sent, so the page must not promise one.
  if (state === 'dead' || state === 'skipped') return { state: 'not-configured' };
  return state === 'held' ? { state: 'queued', isHeld: true } : { state: 'queued' };
}

/** Returns undefined if the request has no booking id, and null if the id is malformed. */
async function bookingIdOf(request: Request): Promise<string | undefined | null> {
  const body = await bodyOf(request);
  if (!body) return null;
  if (body.bookingId === undefined) return undefined;
  return isUuid(body.bookingId) ? body.bookingId : null;
}
