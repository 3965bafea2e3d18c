/**
 * Parses the `_headers` file of static hosts (Netlify, Cloudflare Pages), so that local pages have the deployed headers.
 *
 * @typedef {{ matches: RegExp, set: [name: string, value: string][], remove: string[] }} HeaderRule
 */

/**
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ matches: pathPattern(content), set: [], remove: [] });
    else addHeader(rules.at(-1), content);
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
  const headers = new Map();
  for (const rule of rules.filter(({ matches }) => matches.test(pathname))) {
    for (const name of rule.remove) headers.delete(name);
    for (const [name, value] of rule.set) {
      const known = headers.get(name);
      headers.set(name, known === undefined ? value : `${known}, ${value}`);
    }
  }
  return headers;
}

/**
 * @param {HeaderRule | undefined} rule
 * @param {string} content
 */
function addHeader(rule, content) {
  if (!rule) throw new Error(`The _headers file starts with a header before any path: "${content}".`);
  if (content.startsWith('!')) {
    rule.remove.push(content.slice(1).trim().toLowerCase());
    return;
  }
  const colon = content.indexOf(':');
  if (colon < 1)
    throw new Error(`The _headers file has a line that is neither a path nor "Name: value": "${content}".`);
  rule.set.push([content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()]);
}

/** @param {string} path */
function pathPattern(path) {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}
