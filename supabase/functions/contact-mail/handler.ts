import { bodyOf, errorResponse, jsonResponse, onPost } from '../_shared/http.ts';
import type { InBackground } from '../_shared/background.ts';
import { deliver, type Delivery } from './deliver.ts';

/** `working`: the emails that are due are being sent. */
type ContactMailState = { state: 'working' | 'not-configured' };

type Options = {
  knownKeys: readonly string[];
  /** Undefined if no mail server or no address of the site is configured. */
  delivery?: Delivery;
  inBackground: InBackground;
};

/**
 * `POST {}` sends the emails that are due: alerts of messages and calendars, welcomes of subscribers, and what the owner
 * wrote. No email is sent twice, so anyone with the site's public key may call it. The response is the same whether or not an
 * email was due: it does not reveal who is subscribed.
 */
export function createHandler({ knownKeys, delivery, inBackground }: Options): (request: Request) => Promise<Response> {
  return onPost(knownKeys, async (request) => {
    if (!(await bodyOf(request))) return errorResponse(422, 'The body must be a JSON object.');
    if (!delivery) return jsonResponse(200, { state: 'not-configured' } satisfies ContactMailState);
    inBackground(deliver(delivery).catch(console.error));
    return jsonResponse(200, { state: 'working' } satisfies ContactMailState);
  });
}
