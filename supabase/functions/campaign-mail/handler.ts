import { sha256 } from '../../../domain/src/sha256.ts';
import { bearerOf, bodyOf, errorResponse, isUuid, jsonResponse, onPost } from '../_shared/http.ts';
import { composeTestMail } from './campaign-mails.ts';
import { deliverCampaigns, type CampaignDelivery } from './deliver.ts';
import { oneRunAtATime, type InBackground } from '../_shared/background.ts';
import type { CampaignOutbox } from './outbox.ts';
import { unsubscribePage } from './unsubscribe-link.ts';

/** The response to the dashboard. `working`: the emails that are due are being sent. */
type CampaignMailState =
  | { state: 'working' | 'not-configured' }
  | { state: 'sent'; to: string }
  | { state: 'refused'; reason: string };

type Options = {
  knownKeys: readonly string[];
  outbox: CampaignOutbox;
  /** The site's address, which has the page to unsubscribe. */
  siteUrl?: string;
  /** Undefined if no mail server is configured. */
  delivery?: CampaignDelivery;
  /** Returns the owner's address if the access token is the owner's. */
  ownerOf: (token: string) => Promise<string | undefined>;
  inBackground: InBackground;
  /** How long a run may take. */
  runMs?: number;
};

/**
 * `POST {}` sends the emails that are due, once each, so the dashboard and the schedule may call it at any time.
 * `POST { testOf }` sends a campaign only to the owner. `/unsubscribe?token=…` is what mail clients call (RFC 8058) and the
 * link of old newsletters: POST unsubscribes, GET leads to the page on the site, because hosted functions show HTML as text.
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  const { delivery, inBackground, runMs } = options;
  const run = delivery && oneRunAtATime(inBackground, (isTimeUp) => deliverCampaigns({ ...delivery, isTimeUp }), runMs);
  const onOtherPost = onPost(options.knownKeys, async (request) => {
    const body = await bodyOf(request);
    if (!body) return errorResponse(422, 'The body must be a JSON object.');
    if (body.testOf === undefined) {
      run?.();
      return jsonResponse(200, { state: run ? 'working' : 'not-configured' } satisfies CampaignMailState);
    }
    if (!isUuid(body.testOf)) return errorResponse(422, 'testOf must be the id of a campaign.');
    return sendTest(options, request, body.testOf);
  });
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/unsubscribe')) return onOtherPost(request);
    return unsubscribe(options, request, searchParams.get('token') ?? '');
  };
}

async function sendTest({ delivery, ownerOf }: Options, request: Request, campaignId: string): Promise<Response> {
  try {
    const to = await ownerOf(bearerOf(request) ?? '');
    if (!to) return errorResponse(403, 'Only the owner can send test emails.');
    if (!delivery) return jsonResponse(200, { state: 'not-configured' } satisfies CampaignMailState);
    const [campaign, coach] = await Promise.all([delivery.outbox.content(campaignId), delivery.readCoach()]);
    const outcome = await delivery.send(composeTestMail(campaign, to, { coach, siteUrl: delivery.siteUrl }));
    const state: CampaignMailState =
      outcome.state === 'sent' ? { state: 'sent', to } : { state: 'refused', reason: outcome.reason };
    return jsonResponse(200, state);
  } catch (error) {
    console.error(error);
    return errorResponse(503, 'The test email couldn’t be sent. Please try again.');
  }
}

const outcomes = {
  done: { status: 200, sentence: 'You’re unsubscribed. You won’t receive my newsletter anymore.' },
  unknown: {
    status: 404,
    sentence:
      'This link doesn’t work: it’s incomplete, or its address was removed from my list. If you still receive my newsletter, use the link in the latest one, or reply to it.',
  },
  failed: {
    status: 503,
    sentence: 'Something went wrong, and you’re still subscribed. Please try again in a moment.',
  },
};

async function unsubscribe({ outbox, siteUrl }: Options, request: Request, token: string): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return siteUrl
      ? seeOther(unsubscribePage(siteUrl, encodeURIComponent(token)))
      : text(200, 'To unsubscribe, use the unsubscribe button of your email program, or reply to my newsletter.');
  if (request.method !== 'POST') return errorResponse(405, 'Only GET and POST are allowed.');
  // Mail clients follow no redirect; the site's page expects one.
  const isForm = new URLSearchParams(await request.text()).has('page');
  const outcome = await unsubscribed(outbox, token);
  return isForm && siteUrl
    ? seeOther(unsubscribePage(siteUrl, outcome))
    : text(outcomes[outcome].status, outcomes[outcome].sentence);
}

async function unsubscribed(outbox: CampaignOutbox, token: string): Promise<keyof typeof outcomes> {
  try {
    return (await outbox.unsubscribe(await sha256(token))) ? 'done' : 'unknown';
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

/** The addresses contain tokens. */
const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
const seeOther = (address: string) => new Response(null, { status: 303, headers: { ...headers, Location: address } });
const text = (status: number, sentence: string): Response => new Response(`${sentence}\n`, { status, headers });
