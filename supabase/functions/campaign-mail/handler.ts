import { answer, bearerOf, bodyOf, isKnownCaller, isUuid, preflight, refusal } from '../_shared/answers.ts';
import type { Coach } from '../_shared/coach.ts';
import { composeTestMail } from './campaign-mails.ts';
import { deliverCampaigns, type CampaignDelivery } from './deliver.ts';
import type { CampaignOutbox } from './outbox.ts';
import { askPage, donePage, failedPage, unknownPage } from './unsubscribe-page.ts';
import { hashOf } from './unsubscribe-link.ts';

/** The response to the dashboard. `working`: the mails that are due are being sent. */
export type CampaignMailState =
  | { state: 'working' | 'not-configured' }
  | { state: 'sent'; to: string }
  | { state: 'refused'; reason: string };

type Options = {
  knownKeys: readonly string[];
  outbox: CampaignOutbox;
  readCoach: () => Promise<Coach>;
  /** Undefined if no mail server is configured. */
  delivery?: CampaignDelivery;
  /** Returns the owner's address if the access token is the owner's. */
  ownerOf: (token: string) => Promise<string | undefined>;
  /** Keeps the function alive for work that outlives the response. */
  inBackground: (work: Promise<unknown>) => void;
  /** How long a run may take. */
  runMs?: number;
};

/**
 * `POST {}` sends the mails that are due, once each, so the dashboard and the schedule may call it at any time.
 * `POST { testOf }` sends a campaign only to the owner. `/unsubscribe?token=…` is the link in newsletters: GET asks for
 * confirmation, POST unsubscribes (RFC 8058).
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  const run = createRun(options);
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/unsubscribe'))
      return unsubscribe(options, request, url.searchParams.get('token') ?? '');
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return refusal(405, 'Only POST is allowed.');
    if (!isKnownCaller(request, options.knownKeys)) return refusal(401, 'An API key of this project is required.');
    const body = await bodyOf(request);
    if (!body) return refusal(422, 'The body must be a JSON object.');
    if (body.testOf === undefined) return answer(200, run());
    if (!isUuid(body.testOf)) return refusal(422, 'testOf must be the id of a campaign.');
    return sendTest(options, request, body.testOf);
  };
}

/** Allows one run at a time: a second run would compete for the same mails. */
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
    if (!to) return refusal(403, 'Only the owner can send test emails.');
    if (!delivery) return answer(200, { state: 'not-configured' } satisfies CampaignMailState);
    const [campaign, coach] = await Promise.all([delivery.outbox.content(campaignId), delivery.readCoach()]);
    const outcome = await delivery.send(composeTestMail(campaign, to, { coach, siteUrl: delivery.siteUrl }));
    const state: CampaignMailState =
      outcome.state === 'sent' ? { state: 'sent', to } : { state: 'refused', reason: outcome.reason };
    return answer(200, state);
  } catch (error) {
    console.error(error);
    return refusal(503, 'The test email could not be sent. Please try again.');
  }
}

async function unsubscribe(options: Options, request: Request, token: string): Promise<Response> {
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return askPage(await options.readCoach());
    if (request.method !== 'POST') return refusal(405, 'Only GET and POST are allowed.');
    // Tokens are shorter, so longer input is not hashed.
    const isKnown = token.length <= 100 && (await options.outbox.unsubscribe(await hashOf(token)));
    const coach = await options.readCoach();
    return isKnown ? donePage(coach) : unknownPage(coach);
  } catch (error) {
    console.error(error);
    return failedPage();
  }
}
