import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { readJson } from './json-file.mjs';

/** The hash of nothing: styled-components fills an empty style element through the object model. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Where services may report to that a visitor has agreed to. Their code is let in only after that (`shell/src/consent`).
 *
 * @type {Record<string, { connections: string[] }>}
 */
const measuringHosts = readJson(path.join(projectRoot, 'shell/src/consent/measuring/hosts.json'));

/** @param {string} code */
export function sourceHash(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The page's policy. Code runs only when it stands in the page with a known hash, or was loaded by such code, and then
 * only from the folders the registry names (Trusted Types, `shell/src/remotes/allowed-addresses.ts`).
 *
 * @param {object} page
 * @param {string[]} page.scriptHashes of what stands in the page
 * @param {string[]} page.styleHashes
 * @param {string[]} page.origins of remotes that are served from elsewhere
 * @param {string} page.backend address of the backend
 * @param {boolean} [page.hasRealtime] whether the desk keeps a connection to it
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes, origins, backend, hasRealtime = false }) {
  const elsewhere = origins.join(' ');
  const measuring = [...new Set(Object.values(measuringHosts).flatMap(({ connections }) => connections))].join(' ');
  const sockets = hasRealtime ? new URL(backend).origin.replace(/^http/, 'ws') : '';
  /** @type {[string, string][]} */
  const directives = [
    ['default-src', "'self'"],
    ['script-src', [...scriptHashes, "'strict-dynamic'"].join(' ')],
    ['style-src', `'self' ${[emptyStyle, ...styleHashes].join(' ')}`],
    // What the owner uploads lies with the backend, which on one's own machine is not https.
    ['img-src', `'self' data: blob: https: ${new URL(backend).origin} ${elsewhere}`],
    ['font-src', `'self' ${elsewhere}`],
    ['connect-src', `'self' ${new URL(backend).origin} ${sockets} ${measuring} ${elsewhere}`],
    ['frame-src', "'none'"],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    // DOMPurify makes one of its own; again when the remote that brings it is loaded afresh.
    ['trusted-types', "default dompurify 'allow-duplicates'"],
  ];
  return directives.map(([name, value]) => `${name} ${value.trim()}`).join('; ');
}
