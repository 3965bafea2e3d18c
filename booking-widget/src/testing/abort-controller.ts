/** The tests' requests need Node's `AbortController`; listeners on the page need the page's own. */
export function takeBrowsersAbortController(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.AbortController = (frame.contentWindow as unknown as typeof globalThis).AbortController;
  frame.remove();
}
