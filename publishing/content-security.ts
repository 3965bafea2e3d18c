import path from 'node:path';
import { integrityOf, projectRoot, readJson } from 'config/files';

/** The hash of an empty style element, which styled-components fills through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hosts that services may report to. Their scripts load only after the visitor's consent (`shell/src/consent`). */
const measuringHosts: Record<string, { connections: string[] }> = readJson(
  path.join(projectRoot, 'shell/src/consent/measuring/hosts.json'),
);

/** Whether published settings enable a measuring service, which loads scripts with unknown integrity. */
export const isMeasured = (settings: { key: string; value: unknown }[]) =>
  settings.some(({ key, value }) => key in measuringHosts && /\w/.test(String(value)));

export const sourceHash = (code: string) => `'${integrityOf(code)}'`;

/**
 * Returns the page's Content-Security-Policy. It allows inline scripts with a known hash and scripts that those load,
 * the latter only from the folders in the registry (Trusted Types, `shell/src/remotes/allowed-addresses.ts`).
 */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  origins,
  backend,
  hasRealtime = false,
}: {
  scriptHashes: string[];
  styleHashes: string[];
  /** Of remotes elsewhere, or that remotes may be overridden from. */
  origins: string[];
  backend: string;
  /** Whether the dashboard connects to it by WebSocket. */
  hasRealtime?: boolean;
}) {
  const otherOrigins = origins.join(' ');
  const measuring = [...new Set(Object.values(measuringHosts).flatMap(({ connections }) => connections))].join(' ');
  const sockets = hasRealtime ? new URL(backend).origin.replace(/^http/, 'ws') : '';
  const directives: [string, string][] = [
    ['default-src', "'self'"],
    ['script-src', [...scriptHashes, "'strict-dynamic'"].join(' ')],
    ['style-src', `'self' ${[emptyStyle, ...styleHashes].join(' ')}`],
    // Uploaded images are served by the backend, which locally does not use https.
    ['img-src', `'self' data: blob: https: ${new URL(backend).origin} ${otherOrigins}`],
    ['font-src', `'self' ${otherOrigins}`],
    ['connect-src', `'self' ${new URL(backend).origin} ${sockets} ${measuring} ${otherOrigins}`],
    // A video's player, once a visitor plays it. The owner may choose another video at any time, without a new policy.
    ['frame-src', 'https://www.youtube-nocookie.com https://player.vimeo.com'],
    ['media-src', "'self' https:"],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map(([name, value]) => `${name} ${value.trim()}`).join('; ');
}
