/** @type {typeof globalThis.fetch} */
let fetch;

// No test has another one's spies, clock or network.
beforeEach(() => ({ fetch } = globalThis));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  globalThis.fetch = fetch;
});
