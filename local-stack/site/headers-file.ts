/**
 * Parses the `_headers` file of static hosts (Netlify, Cloudflare Pages) as `publishing/headers.ts` writes it, so that local
 * pages have the deployed headers.
 */
export type HeaderRule = { matches: RegExp; headers: [name: string, value: string][] };

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
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
 * @returns lower-case names
 */
export function headersFor(rules: HeaderRule[], pathname: string): Map<string, string> {
  const found: Map<string, string> = new Map();
  for (const [name, value] of rules.filter(({ matches }) => matches.test(pathname)).flatMap(({ headers }) => headers)) {
    const known = found.get(name);
    found.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return found;
}

function pathPattern(path: string) {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`);
}
