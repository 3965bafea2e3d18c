/** The tests' requests run on Node's; what listens to the page needs the page's own. */
export function takeBrowsersAbortController(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.AbortController = (frame.contentWindow as unknown as typeof globalThis).AbortController;
  frame.remove();
}
