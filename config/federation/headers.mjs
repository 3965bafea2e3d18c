const always = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
];

const immutable = 'Cache-Control: public, max-age=31536000, immutable';
const revalidated = 'Cache-Control: no-cache';

/** @typedef {[path: string, headers: string[]]} Rule */

/**
 * The format of Netlify and Cloudflare Pages. A header may be named by one matching rule only: hosts join repeated ones.
 *
 * @param {Rule[]} rules
 */
function headersFile(rules) {
  return rules.map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}\n`).join('')}`).join('\n');
}

const framedByNobody = "Content-Security-Policy: frame-ancestors 'none'";

/** What a policy inside the page cannot say. */
const ownPage = [framedByNobody, 'Cross-Origin-Opener-Policy: same-origin'];

/** Which pages may hold the booking widget's frame: the partners in `EMBED_PARTNERS` (origins), else any. */
const partners = process.env.EMBED_PARTNERS || '*';

/** For a remote's own origin: other pages may read its files, and nobody knows which pages. */
export const standaloneHeaders = headersFile([
  ['/*', [...always, 'Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin']],
  ['/', [framedByNobody]],
  ['/index.html', [framedByNobody]],
  ['/frame.html', [`Content-Security-Policy: frame-ancestors ${partners}`]],
]);

/** For the composed page's origin. */
export function siteHeaders() {
  return headersFile([
    ['/*', [...always, ...ownPage]],
    ['/', [revalidated]],
    ['/index.html', [revalidated]],
    ['/plain.css', [revalidated]],
    ['/blog/*', [revalidated]],
    ['/sharing/*', [revalidated]],
    ['/*.xml', [revalidated]],
    ['/feed.json', [revalidated]],
    ['/robots.txt', [revalidated]],
    ['/registry.json', [revalidated]],
    ['/images/*', [revalidated]],
    ['/assets/*', [immutable]],
    ['/r/*', [immutable]],
  ]);
}
