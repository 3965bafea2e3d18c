import { sitePath } from './site-path';

/** The site's page: routes follow its hash. */
const home = '/';

/**
 * The window as the router sees it. A visit may begin at an article's static page (`/blog/a-post/`): its path counts as
 * a route, and navigating from there leads to the site's page.
 *
 * Until the router listens, its address stays the one at the time of the call: React hydrates in several tasks, between which
 * a click on a link may change the address.
 */
export function pageWindow(): Window {
  let first: string | undefined = sitePath(window.location);
  const location = {
    get hash() {
      return `#${first ?? sitePath(window.location)}`;
    },
    get href() {
      return window.location.href;
    },
    origin: window.location.origin,
  };
  const onSite = (address?: string | URL | null) => (address ? home + String(address) : address);
  const history = {
    get state(): unknown {
      return window.history.state;
    },
    pushState: (state: unknown, title: string, address?: string | URL | null) =>
      window.history.pushState(state, title, onSite(address)),
    replaceState: (state: unknown, title: string, address?: string | URL | null) =>
      window.history.replaceState(state, title, onSite(address)),
    go: (steps?: number) => window.history.go(steps),
  };
  const { document } = window;
  const addEventListener = (type: string, listener: EventListener) => {
    window.addEventListener(type, listener);
    const hasChanged = first !== undefined && first !== sitePath(window.location);
    first = undefined;
    if (hasChanged) queueMicrotask(() => window.dispatchEvent(new PopStateEvent(type)));
  };
  const removeEventListener = window.removeEventListener.bind(window);
  return { location, history, document, addEventListener, removeEventListener } as unknown as Window;
}
