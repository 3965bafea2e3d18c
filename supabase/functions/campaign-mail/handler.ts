import { answer, bearerOf, bodyOf, isKnownCaller, isUuid, preflight, refusal } from '../_shared/answers.ts';
import type { Coach } from '../_shared/coach.ts';
import { composeTestMail } from './campaign-mails.ts';
import { deliverCampaigns, type CampaignDelivery } from './deliver.ts';
import type { CampaignOutbox } from './outbox.ts';
import { askPage, donePage, failedPage, unknownPage } from './unsubscribe-page.ts';
import { hashOf } from './unsubscribe-link.ts';

/** What the desk learns: `working` means that whatever is due is being sent now. */
export type CampaignMailState =
  | { state: 'working' | 'not-configured' }
  | { state: 'sent'; to: string }
  | { state: 'refused'; reason: string };

type Options = {
  knownKeys: readonly string[];
  outbox: CampaignOutbox;
  readCoach: () => Promise<Coach>;
  /** Undefined while no mail server is named. */
  delivery?: CampaignDelivery;
  /** The owner's address, when this is a token of the owner's. */
  ownerOf: (token: string) => Promise<string | undefined>;
  /** Keeps the function alive for work that the answer does not wait for. */
  inBackground: (work: Promise<unknown>) => void;
  /** How long a run may go on after it was asked for. */
  runMs?: number;
};

/**
 * `POST {}` has whatever is due sent, once each, so the desk and the schedule may ask as often as they like.
 * `POST { testOf }` sends a campaign to the owner alone. `/unsubscribe?token=…` is the readers' way out: GET asks, POST
 * does it, as RFC 8058 wants it.
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  const run = createRun(options);
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/unsubscribe'))
      return unsubscribe(options, request, url.searchParams.get('token') ?? '');
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return refusal(405, 'Only POST is answered here.');
    if (!isKnownCaller(request, options.knownKeys)) return refusal(401, 'A key of this project is missing.');
    const body = await bodyOf(request);
    if (!body) return refusal(422, 'This is not what is understood here.');
    if (body.testOf === undefined) return answer(200, run());
    if (!isUuid(body.testOf)) return refusal(422, 'testOf must be the id of a campaign.');
    return sendTest(options, request, body.testOf);
  };
}

/** One run at a time: a second one would only compete for the same mails. */
function createRun({ delivery, inBackground, runMs = 50_000 }: Options): () => CampaignMailState {
  let isRunning = false;
  return () => {
    if (!delivery) return { state: 'not-configured' };
    if (isRunning) return { state: 'working' };
    isRunning = true;
    const endsAt = Date.now() + runMs;
    inBackground(
      deliverCampaigns({ ...delivery, isTimeUp: () => Date.now() > endsAt })
        .catch(console.error)
        .finally(() => (isRunning = false)),
    );
    return { state: 'working' };
  };
}

async function sendTest({ delivery, ownerOf }: Options, request: Request, campaignId: string): Promise<Response> {
  try {
    const to = await ownerOf(bearerOf(request) ?? '');
    if (!to) return refusal(403, 'Only the owner sends test mails.');
    if (!delivery) return answer(200, { state: 'not-configured' } satisfies CampaignMailState);
    const [campaign, coach] = await Promise.all([delivery.outbox.content(campaignId), delivery.readCoach()]);
    const outcome = await delivery.send(composeTestMail(campaign, to, { coach, siteUrl: delivery.siteUrl }));
    const state: CampaignMailState =
      outcome.state === 'sent' ? { state: 'sent', to } : { state: 'refused', reason: outcome.reason };
    return answer(200, state);
  } catch (error) {
    console.error(error);
    return refusal(503, 'The test mail could not be sent just now. Please try again.');
  }
}

async function unsubscribe(options: Options, request: Request, token: string): Promise<Response> {
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return askPage((await options.readCoach()).name);
    if (request.method !== 'POST') return refusal(405, 'Only GET and POST are answered here.');
    // Nobody's token is longer; hashing a book helps nobody.
    const isKnown = token.length <= 100 && (await options.outbox.unsubscribe(await hashOf(token)));
    return isKnown ? donePage((await options.readCoach()).name) : unknownPage();
  } catch (error) {
    console.error(error);
    return failedPage();
  }
}
