/** Compresses responses, as hosted projects do. */
export function compressed(request: Request, response: Response) {
  const { body, headers, status, statusText } = response;
  const isAccepted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const isText = headers.get('content-type')?.includes('json');
  if (!body || !isAccepted || !isText || status !== 200 || headers.has('content-encoding')) return response;
  const described = new Headers(headers);
  described.delete('content-length');
  described.set('content-encoding', 'gzip');
  described.append('vary', 'Accept-Encoding');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { headers: described, status, statusText });
}
