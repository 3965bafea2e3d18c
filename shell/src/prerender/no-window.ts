/** The parts of a window that the router needs during prerendering. */
export function windowAt(path: string): Window {
  const ignore = () => {};
  return {
    location: { hash: `#${path}`, href: '/', origin: 'http://localhost' },
    history: { state: { idx: 0 }, pushState: ignore, replaceState: ignore, go: ignore },
    document: { querySelector: () => null },
    addEventListener: ignore,
    removeEventListener: ignore,
  } as unknown as Window;
}
