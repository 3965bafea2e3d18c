/**
 * Parses the `_headers` file of static hosts (Netlify, Cloudflare Pages) as `publishing/headers.mjs` writes it, so that local
 * pages have the deployed headers.
 *
 * @typedef {{ matches: RegExp, headers: [name: string, value: string][] }} HeaderRule
 */

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [name = '', value] = line.trim().split(/: (.*)/);
    if (value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (name) rules.push({ matches: pathPattern(name), headers: [] });
  }
  return rules;
}

/**
 * All rules that match the path apply; like the hosts, joins the values of a repeated header by commas.
 *
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Map<string, string>} lower-case names
 */
export function headersFor(rules, pathname) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [name, value] of rules.filter(({ matches }) => matches.test(pathname)).flatMap(({ headers }) => headers)) {
    const known = found.get(name);
    found.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return found;
}

/** @param {string} path */
function pathPattern(path) {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}
