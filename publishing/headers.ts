const typed = 'X-Content-Type-Options: nosniff';

const always = [
  typed,
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
];

const integrityPolicy = 'Integrity-Policy: blocked-destinations=(script)';

/** Paths whose content may change. */
const revalidated = [
  ...[
    '/',
    '/index.html',
    '/404.html',
    '/unsubscribe/*',
    '/plain.css',
    '/blog/*',
    '/services/*',
    '/legal-notice/*',
    '/sharing/*',
    '/images/*',
  ],
  ...['/*.xml', '/feed.json', '/published.json', '/services.json', '/registry.json', '/site.json', '/robots.txt'],
];

type Rule = [path: string, headers: string[]];

const cached = (paths: string[], value: string): Rule[] => paths.map((path) => [path, [`Cache-Control: ${value}`]]);

/**
 * Renders the format of Netlify and Cloudflare Pages. Only one matching rule may set a header, because hosts join
 * repeated ones.
 */
function headersFile(rules: Rule[]) {
  return rules.map(([path, headers]) => `${path}\n${headers.map((header) => `  ${header}\n`).join('')}`).join('\n');
}

const framedByNobody = "Content-Security-Policy: frame-ancestors 'none'";

/** Headers for policies that a page's `meta` element cannot express. */
const ownPage = [framedByNobody, 'Cross-Origin-Opener-Policy: same-origin'];

/** Returns the headers of a remote's own origin, whose scripts any page may read. Few, because every file is sent with them. */
export function remoteHeaders() {
  const page = [...always.filter((header) => header !== typed), framedByNobody];
  return headersFile([
    ['/*', [typed, 'Access-Control-Allow-Origin: *', 'Cross-Origin-Resource-Policy: cross-origin']],
    ['/', page],
    ['/index.html', page],
  ]);
}

/**
 * Returns the headers of the composed page's origin. Some hosts send them with errors, too, so of the folders of versions only
 * the kept ones are cached: a remote's script that a rollback brings back must not stay missing in the browser's cache.
 *
 * @param site its version folders, and whether the integrity of all scripts is known, so that none may run without it
 */
export function siteHeaders({ isEveryScriptKnown, folders }: { isEveryScriptKnown: boolean; folders: string[] }) {
  return headersFile([
    ['/*', [...always, ...ownPage, ...(isEveryScriptKnown ? [integrityPolicy] : [])]],
    ...cached(revalidated, 'no-cache'),
    ...cached(['/assets/*', ...folders.map((folder) => `/${folder}*`)], 'public, max-age=31536000, immutable'),
  ]);
}
