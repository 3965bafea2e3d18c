// Building blocks of malformed requests.

export const id = '00000000-0000-4000-8000-000000000028';

/** JSON that no endpoint expects, or more of it than any endpoint needs. */
export const values = [
  '0',
  '-1.5e308',
  '123456789012345678901234567890',
  'true',
  'null',
  '{}',
  '{"a": {"b": [1, null]}}',
  '[]',
  '[1, "x", null, {}]',
  '[["2030-01-07"]]',
  '""',
  `"${'x'.repeat(100_000)}"`,
  '"\\u0000"',
  '"\\ud800"',
  '"{1,2"',
  '"infinity"',
  '"99999-99-99"',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
];
export const megabyte = `[${'1,'.repeat(520_000)}1]`;
export const megabyteOfRows = `[${'{"email":"a"},'.repeat(70_000)}{}]`;

export const endpoints: [string, string, string[]][] = [
  ['POST', '/auth/v1/token?grant_type=password', ['email', 'password', 'gotrue_meta_security']],
  ['POST', '/auth/v1/token?grant_type=refresh_token', ['refresh_token']],
  ['POST', '/auth/v1/recover', ['email', 'redirect_to']],
  ['POST', '/auth/v1/verify', ['type', 'token', 'token_hash', 'email']],
  ['POST', '/auth/v1/logout?scope=x', ['scope']],
  ['GET', '/auth/v1/user', []],
  ['PUT', '/auth/v1/user', ['email', 'password', 'current_password', 'data', 'nonce']],
  ['POST', '/auth/v1/factors', ['factor_type', 'friendly_name', 'issuer']],
  ['DELETE', `/auth/v1/factors/${id}`, []],
  ['POST', `/auth/v1/factors/${'-'.repeat(36)}/challenge`, []],
  ['POST', `/auth/v1/factors/${id}/verify`, ['challenge_id', 'code']],
  ['GET', '/auth/v1/admin/users?page=x', []],
  ['POST', '/storage/v1/object/images/a.png', ['x']],
  ['DELETE', '/storage/v1/object/images', ['prefixes']],
  ['GET', '/storage/v1/object/public/images/a.png', []],
  ['POST', '/functions/v1/booking-mail', ['bookingId', 'retry']],
  ['POST', '/functions/v1/contact-mail', ['messageId']],
  ['POST', '/functions/v1/campaign-mail', ['campaignId', 'test']],
  ['POST', '/functions/v1/calendars', ['find', 'connect', 'read', 'write']],
  ['POST', '/functions/v1/retention', []],
  ['GET', '/functions/v1/calendar-feed/%ff.ics', []],
  ['POST', '/functions/v1/campaign-mail/unsubscribe?token=%ff', ['List-Unsubscribe']],
  ['GET', '/rest/v1/blog_posts_la2024?select=slug', []],
  ['POST', '/rest/v1/rpc/subscribe', ['email']],
];

export const methods = 'TRACE PROPFIND SEARCH LOCK PURGE HEAD PUT DELETE PATCH OPTIONS GET POST'.split(' ');
export const oddHeaders: Record<string, string>[] = Object.entries({
  'content-type': [
    ...['text/plain', 'application/xml', 'multipart/form-data', 'multipart/form-data; boundary=', 'text/csv', ';;'],
    ...[
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'application/json; charset=utf-16',
      'image/png',
    ],
  ],
  'content-encoding': ['gzip', 'br', 'deflate', 'x', 'gzip, gzip'],
  accept: ['application/vnd.pgrst.object+json', 'text/csv', 'application/vnd.pgrst.plan+json', 'x/y', '', ';q=x'],
  prefer: ['max-affected=x', 'timezone=Nowhere', 'tx=rollback', 'handling=strict, x=y', 'count=x', 'return=x', '=,=;'],
  range: ['items=5-1', '9-', '-', 'bytes=0-', '99999999999999999999-'],
  authorization: ['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp4', `Bearer ${'a'.repeat(6000)}.b.c`],
  'accept-profile': ['auth', '', 'public,private', '"'],
  'content-profile': ['auth', '', 'public,private', '"'],
  'accept-encoding': ['gzip;q=0, x'],
}).flatMap(([name, list]) => list.map((value) => ({ [name]: value })));
export const paths = ['a'.repeat(7000), ...'% %zz %ff %c0%ae %2f %00 ..; %25 \\ ?% ?a=%E0%A4 // %20'.split(' ')];
