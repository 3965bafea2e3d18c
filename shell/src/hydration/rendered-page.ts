import type { OwnersSettings } from 'data-client';

/*
 * What a page that was rendered ahead of time says about itself: the path it shows, and the settings it was rendered
 * with. `config/federation` writes it.
 */

/** The path that the page shows already; undefined when it shows none, or none that is wanted. */
export function renderedPath(page: Document = document): string | undefined {
  return page.documentElement.dataset.rendered;
}

/** The address asks for something else than what was rendered: it is kept out of sight until the right page is there. */
export function hideRendered(page: Document = document): void {
  delete page.documentElement.dataset.rendered;
  page.documentElement.dataset.elsewhere = '';
}

/** Takes away what only the rendered page needed, once the application stands in its place. */
export function leaveRendered(page: Document = document): void {
  delete page.documentElement.dataset.rendered;
  delete page.documentElement.dataset.elsewhere;
  page.getElementById('rendered-style')?.remove();
}

export function renderedSettings(page: Document = document): OwnersSettings {
  return JSON.parse(page.getElementById('rendered-settings')?.textContent ?? '{}') as OwnersSettings;
}
