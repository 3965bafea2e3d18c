import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonBlock } from 'config/site-config';
import { svgAddress } from 'config/svg-address';
import { contentSecurityPolicy, sourceHash } from './content-security.ts';
import { outlineOf, type Registry, type RegistryEntry } from './registry.ts';
import { readShellManifest, versionFolder } from './site-folder.ts';
import type { ShellManifest } from 'config/manifests';
import type { SiteSettings } from './site-settings.ts';

/** Font files with the letters of an English page; browsers fetch the others when a text needs them. */
const firstViewFont = /-basic\./;

/** A prerendered page. */
export type RenderedPage = {
  /** The application's path of the page; empty if the application has to render it from scratch. */
  path: string;
  /** Title and metadata. */
  head: string;
  html: string;
  /** For a click before the application is ready (`shell/src/hydration/early-booking.ts`). */
  dialog?: string;
  css: string;
  /** Content for visitors without scripts, below the page. */
  plain: string;
  /** The settings and services it was rendered with. */
  settings: object;
  services?: object[];
};

/**
 * Styles until the application is ready: hides a prerendered page that the address does not ask for, and marks busy
 * buttons.
 */
const waitingCss = '[data-elsewhere] #root{display:none}body [aria-busy=true]{cursor:progress;opacity:.72}';

const fontFace = /@font-face\{[^}]*\}/g;

/** The files that a version of the shell contributes to every page. */
type PageParts = {
  shell: ShellManifest;
  template: string;
  /** The script in the head. */
  preload: string;
};

/** @param version of the shell */
export function readPageParts(site: string, version: string): PageParts {
  const folder = path.join(site, versionFolder('shell', version));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim();
  return {
    shell: readShellManifest(site, version),
    // The icon is smaller than a request for it.
    template: read('page.html')
      .replace(/\n +/g, '\n')
      .replace('images/favicon.svg', () => svgAddress(read('favicon.svg')).replaceAll('"', "'")),
    preload: read('preload.js'),
  };
}

/** Renders the HTML of a page, with everything that the requests of the first view depend on. */
export function pageHtml({
  shell,
  template,
  preload,
  registry,
  settings,
  rendered,
}: PageParts & { registry: Registry; settings: SiteSettings; rendered?: RenderedPage }) {
  const { siteAddress: _, ...siteConfig } = settings;
  const css = rendered?.css && rendered.css.replace(fontFace, '') + waitingCss;
  // In an element of their own, because they stay after hydration (`GlobalStyle` of shared-ui).
  const faces = (rendered?.css.match(fontFace) ?? []).join('');
  const policy = contentSecurityPolicy({
    scriptHashes: [sourceHash(preload), ...shell.scripts.map((script) => `'${builtIntegrity(shell, script)}'`)],
    styleHashes: css ? [sourceHash(faces), sourceHash(css)] : [],
    origins: [...new Set([...originsOf(registry), ...(siteConfig.overrideOrigins ?? [])])],
    backend: siteConfig.supabaseUrl,
    hasRealtime: siteConfig.hasRealtime,
  });
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...(css ? [`<style id="font-faces">${faces}</style>`] : []),
    // The application's style sheet follows these rules, so its rules take precedence.
    ...(css ? [`<style id="rendered-style">${css}</style>`] : []),
    ...(rendered ? ['<noscript><link rel="stylesheet" href="/plain.css"></noscript>'] : []),
    ...(rendered ? [jsonBlock('rendered-settings', rendered.settings)] : []),
    ...(rendered?.services ? [jsonBlock('rendered-services', rendered.services)] : []),
    jsonBlock('site-config', siteConfig),
    jsonBlock('remote-registry', { shell: registry.shell, remotes: remotesOf(registry, rendered) }),
    `<script>${preload}</script>`,
    ...shell.scripts.map((script) => scriptTag(`/${script}`, builtIntegrity(shell, script))),
    ...shell.fonts.filter((font) => firstViewFont.test(font)).map((font) => fontPreload(`/${font}`)),
  ];
  return fillTemplate(template, head.join('\n'), rendered);
}

/* Parts of the template that published pages replace by the owner’s. */
const ownHead = /<title>[\s\S]*<meta name="theme-color"[^>]*>/;
const ownPlain = /(?<=<noscript>\s*)<p>[\s\S]*?(?=\s*<\/noscript>)/;

function fillTemplate(template: string, head: string, rendered?: RenderedPage) {
  const filled = template.replace('<!--head-->', () => head);
  if (!rendered) return filled;
  return filled
    .replace('<html lang="en">', () =>
      rendered.path ? `<html lang="en" data-rendered="${rendered.path}">` : '<html lang="en">',
    )
    .replace(ownHead, () => rendered.head)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>${earlyBooking(rendered)}`)
    .replace(ownPlain, () => rendered.plain);
}

function earlyBooking({ dialog = '' }: RenderedPage) {
  return dialog.replace('<dialog', '<dialog id="early-booking"');
}

function builtIntegrity(shell: ShellManifest, file: string) {
  const built = shell.files[file];
  if (!built) throw new Error(`The shell's build does not contain ${file}.`);
  return built.integrity;
}

function scriptTag(src: string, integrity: string) {
  return `<script defer fetchpriority="high" src="${src}" integrity="${integrity}" crossorigin="anonymous" data-shell></script>`;
}

/** Text is painted in a fallback with the same metrics until the font has loaded, so scripts go first. */
function fontPreload(href: string) {
  return `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" href="${href}" crossorigin="anonymous">`;
}

/**
 * The remotes as the page names them. Those that its own first view does not need are outlined, so that their deployments
 * leave the page as it is. Pages are in several folders, so addresses must not depend on the page's own. A page preloads no
 * picture that the owner has replaced; the browser finds hers in the markup.
 */
function remotesOf({ remotes }: Registry, rendered?: RenderedPage) {
  const absolute = (address: string) => (/^(https?:|\/)/.test(address) ? address : `/${address}`);
  const script = (file: { href: string; integrity: string }) => ({ ...file, href: absolute(file.href) });
  const segment = /^\/?[^/]*/.exec(rendered?.path || '/')?.[0] ?? '/';
  const isClaimed = Object.values(remotes).some(({ routes }) => routes.includes(segment));
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      !isNeeded(remote, isClaimed ? segment : '*')
        ? outlineOf(remote)
        : {
            ...remote,
            entry: absolute(remote.entry),
            preloads: remote.preloads.map(script),
            ...(remote.frame && { frame: remote.frame.map(script) }),
            pictures: remote.pictures
              .map((picture) => ({ ...picture, href: absolute(picture.href) }))
              .filter(({ href, route }) => route !== rendered?.path || rendered.html.includes(`"${href}"`)),
          },
    ]),
  );
}

/**
 * Whether a page needs a remote at once: for its first view, or for a button on every page, as the booking form, which has
 * no route.
 */
function isNeeded({ routes, page }: RegistryEntry, segment: string) {
  return routes.includes(segment) || (routes.length === 0 && !page);
}

function originsOf({ remotes }: Registry) {
  const addresses = Object.values(remotes).map(({ entry }) => entry);
  return addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
}
