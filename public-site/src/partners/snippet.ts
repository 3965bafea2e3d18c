const embedModes = ['inline', 'popup', 'floating', 'link'] as const;
export const embedThemes = ['light', 'dark', 'auto', 'inherit'] as const;

/** A partner's choices. Empty strings mean the widget's default. */
export type EmbedChoice = {
  mode: (typeof embedModes)[number];
  service: string;
  theme: (typeof embedThemes)[number];
  locale: '' | 'en' | 'de';
  isIsolated: boolean;
};

export const firstChoice: EmbedChoice = { mode: 'inline', service: '', theme: 'light', locale: '', isIsolated: false };

const scriptTag = (embedUrl: string) => `<script type="module" src="${embedUrl}/v1/embed.js"></script>`;

function attributes({ mode, service, theme, locale, isIsolated }: EmbedChoice, prefix = ''): string {
  const pairs = [
    ['mode', mode === 'inline' || mode === 'link' ? '' : mode],
    ['service', mode === 'link' ? '' : service],
    ['theme', theme === 'light' ? '' : theme],
    ['locale', locale],
    ['isolation', isIsolated ? 'iframe' : ''],
  ];
  return pairs.flatMap(([name, value]) => (value ? [` ${prefix}${name}="${value}"`] : [])).join('');
}

/** Returns the HTML a partner pastes into the page. */
export function snippetFor(choice: EmbedChoice, embedUrl: string): string {
  const element =
    choice.mode === 'link'
      ? `<a href="${embedUrl}/" data-coach-booking="${choice.service}"${attributes(choice, 'data-coach-')}>Book a consultation</a>`
      : `<coach-booking${attributes(choice)}></coach-booking>`;
  return `${element}\n${scriptTag(embedUrl)}`;
}

/** Returns the link that opens the booking form on the site itself. */
export const bookingLink = ({ service }: EmbedChoice, siteUrl: string): string =>
  `${siteUrl}/#/book${service && `/${service}`}`;

/** Returns the sources a partner's Content-Security-Policy must allow, by directive. */
export function neededSources(embedUrl: string, backendUrl: string, isIsolated: boolean): Record<string, string[]> {
  const needed = { 'script-src': [embedUrl], 'connect-src': [backendUrl], 'font-src': [embedUrl] };
  return isIsolated ? { ...needed, 'frame-src': ['data:'] } : needed;
}

export function policyLine(needed: Record<string, string[]>): string {
  return Object.entries(needed)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

const fallbacks: Record<string, string[]> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

function allows(sources: readonly string[], source: string): boolean {
  const { protocol, host } = new URL(source);
  return sources.some((one) => one === protocol || (host && (one === '*' || isAddressOf(one, protocol, host))));
}

/** Matches a host source as CSP does: the scheme is optional, `*.` covers subdomains, `http:` also allows `https:`. */
function isAddressOf(listed: string, protocol: string, host: string): boolean {
  const [, scheme, name = ''] = /^(?:(https?:)\/\/)?([^/]+)\/?$/.exec(listed) ?? [];
  if (scheme && scheme !== protocol && scheme !== 'http:') return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;
}

/** Returns one sentence per directive that would block the widget; empty when the policy allows it. */
export function policyProblems(policy: string, needed: Record<string, string[]>): string[] {
  const directives = new Map(
    policy
      .replace(/^content-security-policy:/i, '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
  return Object.entries(needed).flatMap(([directive, sources]) => {
    const inForce = fallbacks[directive]?.find((name) => directives.has(name));
    if (!inForce) return [];
    const listed = directives.get(inForce) ?? [];
    // With 'strict-dynamic', browsers ignore host sources.
    if (directive === 'script-src' && listed.includes("'strict-dynamic'")) {
      return ["Add your page's nonce to the script tag: browsers ignore host sources when 'strict-dynamic' is set."];
    }
    const missing = sources.filter((source) => !allows(listed, source));
    return missing.length > 0 ? [`Add ${missing.join(' ')} to ${directive}.`] : [];
  });
}
