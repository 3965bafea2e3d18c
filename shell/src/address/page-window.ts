import { sitePath } from './site-path';

/** The site's page: routes follow its hash. */
const home = '/';

/**
 * The window as the router sees it. A visit may begin at an article's static page (`/blog/a-post/`): its path counts as
 * a route, and navigating from there leads to the site's page.
 */
export function pageWindow(): Window {
  const location = {
    get hash() {
      return `#${sitePath(window.location)}`;
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
  const addEventListener = window.addEventListener.bind(window);
  const removeEventListener = window.removeEventListener.bind(window);
  return { location, history, document, addEventListener, removeEventListener } as unknown as Window;
}
