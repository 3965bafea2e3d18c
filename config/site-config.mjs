/**
 * The run-time configuration of a page, so that a build can be published anywhere.
 *
 * @typedef {object} SiteConfig
 * @property {string} supabaseUrl without a trailing slash
 * @property {string} supabaseKey publishable key
 * @property {string} [embedUrl] origin that serves partners the booking widget's script
 * @property {boolean} [hasRealtime] whether the backend pushes new rows
 * @property {string[]} [overrideOrigins] origins that an engineer may load single remotes from, in their own tab
 */

/**
 * The embedded backend of `npm start`. Its key is public, like every publishable key.
 *
 * @satisfies {SiteConfig}
 */
export const localSiteConfig = {
  // Connects only to backends with realtime, because browsers log every refused connection.
  hasRealtime: false,
  supabaseUrl: 'http://localhost:54321',
  supabaseKey: 'sb_publishable_local_coach_site_0000000',
  embedUrl: 'http://localhost:3002',
};

/** @param {string} address */
export function isLocalAddress(address) {
  return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(address);
}

/**
 * Reads the configuration from environment variables. Defaults exist for the local backend only.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {SiteConfig}
 * @throws {Error} if `SUPABASE_URL` names another backend and `SUPABASE_KEY` is missing, or if a variable is invalid or holds
 *   a secret key
 */
export function siteConfigFrom({ SUPABASE_URL, SUPABASE_KEY, EMBED_URL, SUPABASE_REALTIME, OVERRIDE_ORIGINS }) {
  const supabaseUrl = addressIn('SUPABASE_URL', SUPABASE_URL || localSiteConfig.supabaseUrl);
  const isLocal = isLocalAddress(supabaseUrl);
  const supabaseKey = SUPABASE_KEY || (isLocal ? localSiteConfig.supabaseKey : '');
  if (!supabaseKey) throw new Error(`SUPABASE_KEY is missing: the publishable key of ${supabaseUrl}.`);
  if (isSecret(supabaseKey))
    throw new Error('SUPABASE_KEY is a secret key, which visitors could read: use the publishable key of the project.');
  const overrideOrigins = originsIn(OVERRIDE_ORIGINS);
  const embedUrl = EMBED_URL || (isLocal ? localSiteConfig.embedUrl : '');
  return {
    hasRealtime: SUPABASE_REALTIME ? SUPABASE_REALTIME === 'on' : supabaseUrl.endsWith('.supabase.co'),
    supabaseUrl,
    supabaseKey,
    ...(embedUrl && { embedUrl: addressIn('EMBED_URL', embedUrl) }),
    ...(overrideOrigins.length > 0 && { overrideOrigins }),
  };
}

/**
 * Recognizes secret keys of both kinds; the older kind is a JWT.
 *
 * @param {string} key
 */
function isSecret(key) {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(claims);
}

/**
 * @param {string} [list] separated by spaces
 * @throws {Error} if it contains anything but origins
 */
function originsIn(list = '') {
  const origins = list.split(/\s+/).filter(Boolean);
  const isOrigin = (/** @type {string} */ text) =>
    URL.canParse(text) && new URL(text).origin === text && (text.startsWith('https:') || isLocalAddress(text));
  const wrong = origins.find((text) => !isOrigin(text));
  if (wrong)
    throw new Error(`OVERRIDE_ORIGINS contains ${wrong}, which is not an origin like https://preview.example.com.`);
  return origins;
}

/**
 * @param {string} variable
 * @param {string} text
 * @returns {string} the address without a trailing slash
 * @throws {Error} if it is not a web address
 */
export function addressIn(variable, text) {
  if (/^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new Error(`${variable} must be an address like https://coach.example, but it is "${text}".`);
}

/**
 * Renders JSON as a data block in HTML, which a Content-Security-Policy does not restrict.
 *
 * @param {string} id
 * @param {unknown} value
 */
export function jsonBlock(id, value) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
