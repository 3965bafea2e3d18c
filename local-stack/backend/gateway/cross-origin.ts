export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

// Headers that the client reads: list counts, applied preferences, sign-in errors.
const readable =
  'Content-Range, Content-Location, Location, Preference-Applied, Range-Unit, Retry-After, X-Sb-Error-Code';

/** Allows every origin, but without cookies: access depends on keys alone. */
export function preflight(request: Request) {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
      // Chromium caches it for at most two hours, other browsers for a day.
      'Access-Control-Max-Age': '86400',
      Vary: 'Access-Control-Request-Headers',
    },
  });
}

export function readableAnywhere(response: Response) {
  const headers = new Headers(response.headers);
  const itsOwn = [...headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'set-cookie');
  for (const name of itsOwn) headers.delete(name);
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', readable);
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
