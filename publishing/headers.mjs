const always = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
];

const immutable = 'Cache-Control: public, max-age=31536000, immutable';
const revalidated = 'Cache-Control: no-cache';

/** @typedef {[path: string, headers: string[]]} Rule */

/**
 * Renders the format of Netlify and Cloudflare Pages. Only one matching rule may set a header, because hosts join
 * repeated ones.
 *
 * @param {Rule[]} rules
 */
function headersFile(rules) {
  return rules.map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}\n`).join('')}`).join('\n');
}

const framedByNobody = "Content-Security-Policy: frame-ancestors 'none'";

/** Headers for what a policy in the page cannot express. */
const ownPage = [framedByNobody, 'Cross-Origin-Opener-Policy: same-origin'];

/**
 * Returns the headers of a remote's own origin, whose files any page may read.
 *
 * @param {string} partners the origins that may frame the booking widget, as `frame-ancestors` lists them
 */
export function remoteHeaders(partners) {
  return headersFile([
    ['/*', [...always, 'Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin']],
    ['/', [framedByNobody]],
    ['/index.html', [framedByNobody]],
    ['/frame.html', [`Content-Security-Policy: frame-ancestors ${partners}`]],
  ]);
}

/**
 * Returns the headers of the composed page's origin.
 *
 * @param {{ isEveryScriptKnown: boolean }} site whether the integrity of all scripts is known, so that none may run without it
 */
export function siteHeaders({ isEveryScriptKnown }) {
  return headersFile([
    ['/*', [...always, ...ownPage, ...(isEveryScriptKnown ? [integrityPolicy] : [])]],
    ['/', [revalidated]],
    ['/index.html', [revalidated]],
    ['/plain.css', [revalidated]],
    ['/blog/*', [revalidated]],
    ['/sharing/*', [revalidated]],
    ['/*.xml', [revalidated]],
    ['/feed.json', [revalidated]],
    ['/published.json', [revalidated]],
    ['/registry.json', [revalidated]],
    ['/site.json', [revalidated]],
    ['/robots.txt', [revalidated]],
    ['/images/*', [revalidated]],
    ['/assets/*', [immutable]],
    ['/r/*', [immutable]],
    ['/shell/*', [immutable]],
  ]);
}

const integrityPolicy = 'Integrity-Policy: blocked-destinations=(script)';
