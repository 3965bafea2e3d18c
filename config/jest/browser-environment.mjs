import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { rememberStyles } from './quick-styles.mjs';

const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'ReadableStream',
];

/** jsdom, plus globals that browsers have and jsdom does not expose. */
export default class BrowserEnvironment extends JsdomEnvironment {
  /** @param {ConstructorParameters<typeof JsdomEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    const page = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    const node = /** @type {Record<string, unknown>} */ (globalThis);
    for (const name of missing) page[name] ??= node[name];
    // Otherwise styled-components writes styles as text, and jsdom parses the whole sheet again with every rule.
    page.SC_DISABLE_SPEEDY = false;
    // jsdom's AbortSignal lacks any() and timeout(), and Node's fetch rejects a foreign signal.
    page.AbortController = AbortController;
    page.AbortSignal = AbortSignal;
    rememberStyles(/** @type {Window} */ (/** @type {unknown} */ (this.global)));
  }
}
