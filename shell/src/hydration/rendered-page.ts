import type { OwnersSettings, RenderedService } from 'data-client';
import { earlyBooking, removeEarlyBooking } from './early-booking';

/* Reads what `publishing` writes into a prerendered page: its path, and the settings and services it was rendered with. */

/** The path of the visible prerendered page; undefined if there is none, or if it is hidden. */
export function renderedPath(page: Document = document): string | undefined {
  return page.documentElement.dataset.rendered;
}

/** The path of the prerendered page for addresses without a page. */
export const otherPaths = '*';

/** Hides the prerendered page, because the address asks for another one. */
export function hideRendered(page: Document = document): void {
  delete page.documentElement.dataset.rendered;
  page.documentElement.dataset.elsewhere = '';
}

/** Removes the leftovers of the prerendered page, once the application has replaced it. */
export function leaveRendered(page: Document = document): void {
  delete page.documentElement.dataset.rendered;
  delete page.documentElement.dataset.elsewhere;
  if (!earlyBooking(page)) leaveEarlyBooking(page);
}

/** Removes the first step of booking, and the styles of the prerendered page unless they are still needed. */
export function leaveEarlyBooking(page: Document = document): void {
  removeEarlyBooking(page);
  if (renderedPath(page) === undefined) page.getElementById('rendered-style')?.remove();
}

/** Undefined on pages that were not prerendered. */
export function renderedSettings(page: Document = document): OwnersSettings | undefined {
  const text = page.getElementById('rendered-settings')?.textContent;
  return text ? (JSON.parse(text) as OwnersSettings) : undefined;
}

/** Undefined on pages that embed none. */
export function renderedServices(page: Document = document): readonly RenderedService[] | undefined {
  const text = page.getElementById('rendered-services')?.textContent;
  return text ? (JSON.parse(text) as readonly RenderedService[]) : undefined;
}
