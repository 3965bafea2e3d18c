import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { contentSecurityPolicy, sourceHash } from './content-security.mjs';
import { jsonBlock } from './site-config.mjs';

/** Faces that hold the letters of an English page; the others are fetched when a text needs them. */
const firstViewFont = /-basic\./;

/**
 * A page that was rendered ahead of time.
 *
 * @typedef {object} RenderedPage
 * @property {string} path of the application: what it shows; empty when that is left to its code
 * @property {string} head title and what machines read
 * @property {string} html
 * @property {string} css
 * @property {string} plain what only those see who run no scripts, below the page
 * @property {object} settings it was rendered with
 */

/** Under which the page waits for its code: what was pressed meanwhile, and what the address does not ask for. */
const waitingCss = '[data-elsewhere] #root{display:none}#root [aria-busy=true]{cursor:progress;opacity:.72}';

const fontFace = /@font-face\{[^}]*\}/g;

/**
 * The composed page's HTML: everything the first view needs is known as soon as it has arrived.
 *
 * @param {object} parts
 * @param {import('../webpack/plugins/manifests.mjs').ShellManifest} parts.shell
 * @param {import('./registry.mjs').Registry} parts.registry
 * @param {import('./site-config.mjs').SiteConfig} parts.siteConfig
 * @param {string} parts.early the script in the head
 * @param {RenderedPage} [parts.rendered]
 */
export function pageHtml({ shell, registry, siteConfig, early, rendered }) {
  const css = rendered?.css && rendered.css.replace(fontFace, '') + waitingCss;
  // Apart, because they stay: see `GlobalStyle` of shared-ui.
  const faces = (rendered?.css.match(fontFace) ?? []).join('');
  const policy = contentSecurityPolicy({
    scriptHashes: [sourceHash(early), ...shell.scripts.map((script) => `'${integrityOf(shell, script)}'`)],
    styleHashes: css ? [sourceHash(faces), sourceHash(css)] : [],
    origins: originsOf(registry),
    backend: siteConfig.supabaseUrl,
    hasRealtime: siteConfig.hasRealtime,
  });
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...(css ? [`<style id="font-faces">${faces}</style>`] : []),
    // The application's own rules come behind these: whatever it has styled already looks the way it says.
    ...(css ? [`<style id="rendered-style">${css}</style>`] : []),
    ...(rendered ? ['<noscript><link rel="stylesheet" href="/plain.css"></noscript>'] : []),
    ...(rendered ? [jsonBlock('rendered-settings', rendered.settings)] : []),
    jsonBlock('site-config', siteConfig),
    jsonBlock('remote-registry', { shell: registry.shell, remotes: absoluteRemotes(registry) }),
    `<script>${early}</script>`,
    ...shell.scripts.map((script) => scriptTag(`/${script}`, integrityOf(shell, script))),
    ...shell.fonts.filter((font) => firstViewFont.test(font)).map((font) => fontPreload(`/${font}`)),
  ];
  return fillTemplate(head.join('\n    '), rendered);
}

const ownHead = /<title>[\s\S]*<meta name="theme-color"[^>]*>/;
const ownPlain = /(?<=<noscript>\s*)<p>[\s\S]*?(?=\s*<\/noscript>)/;

/**
 * The shell's template with something put into its head, and a rendered page in its place.
 *
 * @param {string} head
 * @param {RenderedPage} [rendered]
 */
export function fillTemplate(head, rendered) {
  const template = readFileSync(path.join(projectRoot, 'shell/src/page.html'), 'utf8')
    .replace('<!--head-->', () => head)
    .replace('images/favicon.svg', inlinedIcon);
  if (!rendered) return template;
  return template
    .replace('<html lang="en">', () =>
      rendered.path ? `<html lang="en" data-rendered="${rendered.path}">` : '<html lang="en">',
    )
    .replace(ownHead, () => rendered.head)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>`)
    .replace(ownPlain, () => rendered.plain);
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

/**
 * Pages stand in folders of their own, so what they name must not depend on where they stand.
 *
 * @param {import('./registry.mjs').Registry} registry
 */
function absoluteRemotes({ remotes }) {
  const absolute = (/** @type {string} */ address) => (/^(https?:|\/)/.test(address) ? address : `/${address}`);
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      {
        ...remote,
        entry: absolute(remote.entry),
        pictures: remote.pictures.map((picture) => ({ ...picture, href: absolute(picture.href) })),
      },
    ]),
  );
}

/** @param {import('./registry.mjs').Registry} registry */
function originsOf({ remotes }) {
  const addresses = Object.values(remotes).map(({ entry }) => entry);
  return [
    ...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin)),
  ];
}
