const deepest = 64;
/** PostgreSQL accepts about 65,000 parameters, and reading half a million values takes seconds. */
const maxValues = 20_000;

/**
 * Whether a request contains a NUL character, which PostgreSQL cannot store, JSON nested too deeply to parse, or too many
 * values. All would otherwise cause a 500, as would a broken or encoded path.
 */
export function isMalformed(url: URL, headers: Headers, body: ArrayBuffer | undefined) {
  if (/%00/.test(url.pathname + url.search) || !isDecodable(url.pathname)) return true;
  // Only storage takes files; other services read a body as JSON whatever its type claims.
  const isFile =
    url.pathname.startsWith('/storage/v1/') &&
    /^(?:image|application\/octet-stream)/.test(headers.get('content-type') ?? '');
  return body !== undefined && !isFile && isTooMuchOrZero(new Uint8Array(body));
}

function isDecodable(pathname: string) {
  try {
    decodeURIComponent(pathname);
    return !/^\/rest\/v1\/.*%2f/i.test(pathname);
  } catch {
    return false;
  }
}

const [quote, backslash, opensList, closesList, opensObject, closesObject, comma] = [...'"\\[]{},'].map((letter) =>
  letter.charCodeAt(0),
);
const zero = [...'u0000'].map((letter) => letter.charCodeAt(0));

/** @param bytes of JSON */
function isTooMuchOrZero(bytes: Uint8Array) {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0) return true;
    if (isText && byte === backslash) {
      if (zero.every((letter, index) => bytes[at + 1 + index] === letter)) return true;
      at += 1;
    } else if (byte === quote) isText = !isText;
    else if (isText) continue;
    else if (byte === opensList || byte === opensObject) depth += 1;
    else if (byte === closesList || byte === closesObject) depth -= 1;
    else if (byte === comma) values += 1;
    if (depth > deepest || values > maxValues) return true;
  }
  return false;
}
