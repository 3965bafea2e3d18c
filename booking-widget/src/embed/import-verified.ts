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
  const link = create('link', { rel: 'modulepreload', crossOrigin: '', nonce: pageNonce(), integrity, href });
  await new Promise((onload, onerror) => {
    document.head.append(Object.assign(link, { onload, onerror }));
  }).finally(() => link.remove());
  return import(/* webpackIgnore: true */ href) as Promise<Module>;
}
