import { removeEarlyBooking } from '../hydration/early-booking';
import { isFirstReload } from './first-reload';

/**
 * Handles shell scripts that are missing or are not the published files. A cached page may name files that a deployment
 * removed, so each version of the page reloads itself once. If that does not help, a notice says so and offers a way out.
 *
 * @param version of the page
 */
export function recoverFromMissingScripts(version: string): void {
  let hasFailed = false;
  addEventListener(
    'error',
    ({ target }) => {
      if (hasFailed || !(target instanceof HTMLScriptElement) || !target.hasAttribute('data-shell')) return;
      hasFailed = true;
      if (isFirstReload(version)) void reloadAll();
      else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showNotice);
      else showNotice();
    },
    true,
  );
}

/** Reloads the page and its scripts. A reload alone takes scripts from the browser's cache, which may hold faulty ones. */
async function reloadAll(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-shell]')];
  // Enough for a slow network.
  const signal = AbortSignal.timeout(10_000);
  await Promise.allSettled(scripts.map(({ src }) => fetch(src, { cache: 'reload', signal })));
  location.reload();
}

function showNotice(): void {
  const { stop, button } = globalThis.__earlyClick ?? {};
  stop?.();
  button?.removeAttribute('aria-busy');
  removeEarlyBooking();
  const notice = Object.assign(document.createElement('p'), { role: 'alert', tabIndex: -1 });
  notice.style.cssText = 'position:fixed;inset:auto 0 0;margin:0;padding:1em;background:#fff;color:#000';
  const reload = link('Reload it', '');
  reload.onclick = (click) => {
    click.preventDefault();
    void reloadAll();
  };
  notice.append('Part of this page didn’t load, so buttons won’t work. ', reload);
  contacts().forEach((href, index) =>
    notice.append(index ? ' or ' : ' or contact me at ', link(href.replace(/^\w+:/, ''), href)),
  );
  document.body.append(notice);
  addEventListener('click', ({ target }) => (target as Element).closest('button') && notice.focus());
}

/** The `mailto:` and `tel:` addresses in the page's `noscript` text. */
function contacts(): string[] {
  const words = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent).join();
  return [...new Set(words.match(/(mailto|tel):[^"]+/g))];
}

function link(textContent: string, href: string): HTMLAnchorElement {
  const anchor = Object.assign(document.createElement('a'), { textContent, href });
  anchor.style.color = 'inherit';
  return anchor;
}
