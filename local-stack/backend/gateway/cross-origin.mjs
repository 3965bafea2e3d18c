const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

// What the client reads beside the body: counts of a list, what a preference did, why a sign-in failed.
const readable =
  'Content-Range, Content-Location, Location, Preference-Applied, Range-Unit, Retry-After, X-Sb-Error-Code';

/**
 * Any page may call, with the keys it holds; none with the visitor's cookies.
 *
 * @param {Request} request
 */
export function preflight(request) {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
      // Chromium keeps it two hours at most, others a day: a visitor asks once a visit.
      'Access-Control-Max-Age': '86400',
      Vary: 'Access-Control-Request-Headers',
    },
  });
}

/** @param {Response} response */
export function readableAnywhere(response) {
  const headers = new Headers(response.headers);
  const itsOwn = [...headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'set-cookie');
  for (const name of itsOwn) headers.delete(name);
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Access-Control-Expose-Headers', readable);
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
