import { createVisitorClient, readDataConfig } from 'data-client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { announceSteps } from '../address/announce-steps';
import { pageWindow } from '../address/page-window';
import { pagePath, sitePath } from '../address/site-path';
import { answerClick } from '../hydration/early-click';
import { Handover } from '../hydration/handover';
import { hideRendered, renderedPath, renderedServices, renderedSettings } from '../hydration/rendered-page';
import { enforceAllowedAddresses, inlinedRegistry, pageRoutes, RemoteStore } from '../remotes';
import { loadExposed } from '../remotes/federation';
import { focusClicked } from '../start/focus-clicked';
import { App } from './app';
import { paths } from './paths';

export async function startShell(): Promise<void> {
  enforceAllowedAddresses();
  announceSteps();
  focusClicked();
  // The browser would restore a position before its page is rendered; `useArrival` waits.
  history.scrollRestoration = 'manual';
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  const remotes = new RemoteStore(loadExposed, pageRoutes(inlinedRegistry()));
  const client = createVisitorClient(readDataConfig());
  const rendering = { renderedSettings: renderedSettings(), renderedServices: renderedServices() };

  // Prerendered content stays visible until the code of its page has loaded.
  const rendered = renderedPath();
  const isService = rendered?.startsWith(paths.services);
  const hasBlog = isService || rendered?.startsWith(paths.blog);
  const shown = hasBlog ? (['public-site', 'blog-app'] as const) : (['public-site'] as const);
  // In one file with the overrides of remotes, because every file adds its hash to the page.
  const isReplaced = rendered && rendered !== paths.home;
  const carrying = isReplaced
    ? import(/* webpackChunkName: "on-demand" */ '../hydration/carry-over').catch(() => null)
    : null;
  const states = rendered ? await Promise.all(shown.map((name) => remotes.settled(name))) : [];
  const isNotice = rendered === paths.notice;
  if (isService || isNotice) {
    // Preloads the page's chunks, so that the application replaces the prerendered page at once. A failure shows later.
    const [site, blog] = [remotes.stateOf('public-site'), remotes.stateOf('blog-app')];
    await Promise.allSettled([
      'app' in site && site.app[isNotice ? 'LegalPage' : 'ServicePage'].load?.(),
      isService && 'app' in blog && blog.app.ArticleText.load?.(),
    ]);
  }
  const app = <App {...{ client, remotes, routerWindow: pageWindow() }} {...rendering} />;
  const isStillWanted = rendered === pagePath(sitePath(location)).split(/[?#]/)[0];
  const isTakenOver = rendered === paths.home && isStillWanted && states.every((state) => state === 'ready');
  if (isTakenOver) {
    startTransition(() => void hydrateRoot(root, app));
  } else {
    const handleReplaced = await (await carrying)?.carryOver(root);
    if (!isStillWanted) hideRendered();
    createRoot(root).render(
      <>
        {app}
        <Handover onReplaced={handleReplaced} />
      </>,
    );
  }
  answerClick({ isTakenOver });
}
