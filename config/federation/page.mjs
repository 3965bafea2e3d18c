import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { contentSecurityPolicy, sourceHash } from './content-security.mjs';
import { jsonBlock } from './site-config.mjs';

/** Faces that hold the letters of an English page; the others are fetched when a text needs them. */
const firstViewFont = /-basic\./;

/**
 * The composed page's HTML: everything the first view needs is known as soon as it has arrived.
 *
 * @param {object} parts
 * @param {import('../webpack/plugins/manifests.mjs').ShellManifest} parts.shell
 * @param {import('./registry.mjs').Registry} parts.registry
 * @param {import('./site-config.mjs').SiteConfig} parts.siteConfig
 * @param {string} parts.early the script in the head
 */
export function pageHtml({ shell, registry, siteConfig, early }) {
  const policy = contentSecurityPolicy({
    scriptHashes: [sourceHash(early), ...shell.scripts.map((script) => `'${integrityOf(shell, script)}'`)],
    origins: originsOf(registry),
    backend: siteConfig.supabaseUrl,
  });
  const { shell: version, remotes } = registry;
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    jsonBlock('site-config', siteConfig),
    jsonBlock('remote-registry', { shell: version, remotes }),
    `<script>${early}</script>`,
    ...shell.scripts.map((script) => scriptTag(script, integrityOf(shell, script))),
    ...shell.fonts.filter((font) => firstViewFont.test(font)).map(fontPreload),
  ];
  return fillTemplate(head.join('\n    '));
}

/**
 * The shell's template with something put into its head.
 *
 * @param {string} head
 */
export function fillTemplate(head) {
  const template = readFileSync(path.join(projectRoot, 'shell/src/page.html'), 'utf8');
  return template.replace('<!--head-->', () => head).replace('images/favicon.svg', inlinedIcon);
}

/** The icon is smaller than a request for it. */
function inlinedIcon() {
  const icon = readFileSync(path.join(projectRoot, 'shell/public/images/favicon.svg'));
  return `data:image/svg+xml;base64,${icon.toString('base64')}`;
}

/**
 * @param {import('../webpack/plugins/manifests.mjs').ShellManifest} shell
 * @param {string} file
 */
function integrityOf(shell, file) {
  const built = shell.files[file];
  if (!built) throw new Error(`The shell's build does not hold ${file}.`);
  return built.integrity;
}

/**
 * @param {string} src
 * @param {string} integrity
 */
function scriptTag(src, integrity) {
  return `<script defer fetchpriority="high" src="${src}" integrity="${integrity}" crossorigin="anonymous" data-shell></script>`;
}

/**
 * Words are painted in a fallback of the same measures until their face is there, so code goes first.
 *
 * @param {string} href
 */
function fontPreload(href) {
  return `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" href="${href}" crossorigin="anonymous">`;
}

/** @param {import('./registry.mjs').Registry} registry */
function originsOf({ remotes }) {
  const addresses = Object.values(remotes).map(({ entry }) => entry);
  return [
    ...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin)),
  ];
}
