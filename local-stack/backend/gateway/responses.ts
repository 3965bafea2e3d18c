export function respond(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers });
}

export function notFound(path: string) {
  return respond(404, { code: 'not_found', message: `There is nothing at ${path}.` });
}

export function badRequest() {
  return respond(400, { code: 'not_understood', message: 'The request is malformed.' });
}

/** For TRACE and other methods that no service has. */
export function wrongMethod() {
  return respond(405, { code: 'method_not_allowed', message: 'There is no such method.' });
}

export function unavailable() {
  const message = 'The database cannot be reached at the moment. Please try again in a minute.';
  return respond(503, { code: 'unavailable', message }, { 'Retry-After': '1' });
}

/** The rest of the body may not have been read, so the connection cannot be reused. */
export function tooLarge() {
  const message = 'The request is too large.';
  return respond(413, { code: 'too_large', message }, { Connection: 'close' });
}

/** In the format of the sign-in service, so that supabase-js recognizes the code. */
export function authError(status: number, code: string, sentence: string, headers?: Record<string, string>) {
  return respond(status, { code, error_code: code, msg: sentence, message: sentence }, headers);
}

export function tooManyAttempts(sentence: string, waitSeconds: number) {
  return authError(429, 'over_request_rate_limit', sentence, { 'Retry-After': String(waitSeconds) });
}
