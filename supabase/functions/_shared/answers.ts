import { isRecord } from '../../../domain/src/is-record.ts';

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Max-Age': '86400',
};

/** Lets any page call the function; it needs a key of this project. */
export function preflight(): Response {
  return new Response(null, { status: 204, headers: corsHeaders });
}

export function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store' } });
}

/** @param message a sentence that can be shown to people */
export function refusal(status: number, message: string): Response {
  return answer(status, { message });
}

export function isKnownCaller(request: Request, knownKeys: readonly string[]): boolean {
  return [request.headers.get('apikey'), bearerOf(request)].some((key) => key && knownKeys.includes(key));
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
