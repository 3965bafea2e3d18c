import { create } from './create';

/** A built file: its address relative to the embed's folder, and its hash. */
export type BuiltFile = [path: string, integrity: string];

/** The nonce of the page's Content-Security-Policy, if it uses one. */
export const pageNonce = () => document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';

/**
 * Imports a module if it has the expected hash. `import()` takes no hash, so the browser preloads the module with one; the
 * import then finds it loaded and sends no second request.
 */
export async function importVerified<Module>(href: string, integrity: string): Promise<Module> {
  let link: HTMLLinkElement | undefined;
  await new Promise<unknown>((onload, onerror) => {
    const nonce = pageNonce();
    link = create('link', { rel: 'modulepreload', crossOrigin: '', nonce, integrity, href, onload, onerror });
    document.head.append(link);
  }).finally(() => link?.remove());
  return import(/* webpackIgnore: true */ href) as Promise<Module>;
}
