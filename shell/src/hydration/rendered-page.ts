import type { OwnersSettings, RenderedService } from 'data-client';
import { earlyBooking, removeEarlyBooking } from './early-booking';

/* Reads what `publishing` writes into a prerendered page: its path, and the settings and services it was rendered with. */

/** The path of the visible prerendered page; undefined if there is none, or if it is hidden. */
export function renderedPath(): string | undefined {
  return document.documentElement.dataset.rendered;
}

/** The path of the prerendered page for addresses without a page. */
export const otherPaths = '*';

/** Hides the prerendered page, because the address asks for another one. */
export function hideRendered(): void {
  delete document.documentElement.dataset.rendered;
  document.documentElement.dataset.elsewhere = '';
}

/** Removes the leftovers of the prerendered page, once the application has replaced it. */
export function leaveRendered(): void {
  delete document.documentElement.dataset.rendered;
  delete document.documentElement.dataset.elsewhere;
  if (!earlyBooking()) leaveEarlyBooking();
}

/** Removes the first step of booking, and the styles of the prerendered page unless they are still needed. */
export function leaveEarlyBooking(): void {
  removeEarlyBooking();
  if (renderedPath() === undefined) document.getElementById('rendered-style')?.remove();
}

/** Undefined on pages that were not prerendered. */
export function renderedSettings(): OwnersSettings | undefined {
  const text = document.getElementById('rendered-settings')?.textContent;
  return text ? (JSON.parse(text) as OwnersSettings) : undefined;
}

/** Undefined on pages that embed none. */
export function renderedServices(): readonly RenderedService[] | undefined {
  const text = document.getElementById('rendered-services')?.textContent;
  return text ? (JSON.parse(text) as readonly RenderedService[]) : undefined;
}
