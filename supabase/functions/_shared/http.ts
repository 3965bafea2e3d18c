import { isRecord } from '../../../domain/src/is-record.ts';

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Max-Age': '86400',
};

export function jsonResponse(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}

/** @param message a sentence that can be shown to people */
export function errorResponse(status: number, message: string): Response {
  return jsonResponse(status, { message });
}

/** Lets any page send POST requests with a key of this project. */
export function onPost(
  knownKeys: readonly string[],
  handle: (request: Request) => Response | Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    if (request.method !== 'POST') return errorResponse(405, 'Only POST is allowed.');
    const isKnown = [request.headers.get('apikey'), bearerOf(request)].some((key) => key && knownKeys.includes(key));
    return isKnown ? handle(request) : errorResponse(401, 'An API key of this project is required.');
  };
}

export function bearerOf(request: Request): string | undefined {
  return request.headers.get('authorization')?.replace(/^Bearer\s+/i, '');
}

/** Returns undefined if the body is not a JSON object. */
export async function bodyOf(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = JSON.parse((await request.text()) || '{}');
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
