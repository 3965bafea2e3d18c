import { bodyOf, errorResponse, isUuid, jsonResponse, onPost } from '../_shared/http.ts';
import type { InBackground } from '../_shared/background.ts';
import { deliver, type Delivery } from './deliver.ts';

/**
 * The state of the confirmation email that the visitor's page shows. Held: its address must be confirmed first. `working`, for
 * the schedule: the emails that are due are being sent.
 */
type MailState = { state: 'sent' | 'queued' | 'working' | 'not-configured'; isHeld?: boolean };

type Options = {
  knownKeys: readonly string[];
  /** Undefined if no mail server is configured. */
  delivery?: Delivery;
  inBackground: InBackground;
};

/**
 * `POST { bookingId }` sends that booking's emails and returns the state of its confirmation. `POST {}` is for the
 * schedule and sends every email that is due. No email is sent twice, so anyone with the site's public key may call it. The
 * response to the schedule is always the same: it does not reveal how many people have booked.
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  return onPost(options.knownKeys, async (request) => {
    const bookingId = await bookingIdOf(request);
    if (bookingId === null) return errorResponse(422, 'bookingId must be the id of a booking.');
    try {
      return jsonResponse(200, await handle(options, bookingId));
    } catch (error) {
      console.error(error);
      return errorResponse(503, 'The email couldn’t be sent. It will be retried automatically.');
    }
  });
}

async function handle({ delivery, inBackground }: Options, bookingId?: string): Promise<MailState> {
  if (!delivery) return { state: 'not-configured' };
  const sendAllDue = () => inBackground(deliver(delivery).catch(console.error));
  if (bookingId === undefined) {
    sendAllDue();
    return { state: 'working' };
  }
  await deliver(delivery, bookingId);
  const state = await delivery.outbox.stateOf(bookingId);
  sendAllDue();
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
