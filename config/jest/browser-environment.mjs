import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** jsdom, plus what every browser has and jsdom 26 does not expose. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    const names = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'structuredClone', 'ReadableStream', 'AbortSignal', 'AbortController'];
    for (const name of names) this.global[name] ??= globalThis[name];
    // jsdom's AbortSignal lacks any() and timeout(), and Node's fetch refuses a foreign signal.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
}
