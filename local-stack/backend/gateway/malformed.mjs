const deepest = 64;

/**
 * Whether a request contains a NUL character, which PostgreSQL cannot store, or JSON nested too deeply to parse. Both would
 * otherwise cause a 500.
 *
 * @param {URL} url
 * @param {Headers} headers
 * @param {ArrayBuffer | undefined} body
 */
export function isMalformed(url, headers, body) {
  if (/%00/.test(url.pathname + url.search)) return true;
  const isFile = /^(?:image|multipart|application\/octet-stream)/.test(headers.get('content-type') ?? '');
  return body !== undefined && !isFile && isTooDeepOrZero(new Uint8Array(body));
}

const [quote, backslash, opensList, closesList, opensObject, closesObject] = [...'"\\[]{}'].map((letter) =>
  letter.charCodeAt(0),
);
const zero = [...'u0000'].map((letter) => letter.charCodeAt(0));

/** @param {Uint8Array} bytes of JSON */
function isTooDeepOrZero(bytes) {
  let depth = 0;
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
    if (depth > deepest) return true;
  }
  return false;
}
