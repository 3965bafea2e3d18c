import { create } from './create';

/** A built file: its address relative to the embed's folder, and its hash. */
export type BuiltFile = [path: string, integrity: string];

/** The nonce of the page's Content-Security-Policy, if it uses one. */
export const pageNonce = () => document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';

const patienceMs = 15_000;

/**
 * Imports a module if it has the expected hash and arrives in time. `import()` takes no hash, so the browser preloads the module
 * with one; the import then finds it loaded and sends no second request.
 *
 * @param attempt counts from 1: a slow connection gets more time with each
 */
export async function importVerified<Module>(href: string, integrity: string, attempt: number): Promise<Module> {
  const link = create('link', { rel: 'modulepreload', crossOrigin: '', nonce: pageNonce(), href, integrity });
  document.head.append(link);
  await new Promise((onload, onerror) => {
    setTimeout(onerror, patienceMs * attempt);
    Object.assign(link, { onload, onerror });
  }).finally(() => link.remove());
  return import(/* webpackIgnore: true */ href) as Promise<Module>;
}
