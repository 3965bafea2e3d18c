import type { FrameLocator, Locator, Page } from '@playwright/test';
import { takenOver } from './settle';

type Place = Page | Locator | FrameLocator;

export type Visitor = { firstName: string; lastName: string; email: string; phone?: string; message?: string };

/** A visitor with an unused email address. */
export function aVisitor(name: string): Visitor {
  return { firstName: name, lastName: 'Okafor', email: `${name.toLowerCase()}.${Date.now()}@visitor.example` };
}

export async function chooseService(place: Place, name: RegExp): Promise<void> {
  await place.getByRole('radio', { name }).check();
  await place.getByRole('button', { name: 'Continue' }).click();
}

/**
 * Chooses the first free time on one of the dates that have any, and resolves to it (`9:00 AM`). Tests share one
 * calendar, so each uses a different date.
 */
export async function chooseFirstFreeSlot(place: Place, dateIndex = 0): Promise<string> {
  await place.getByRole('group', { name: /date/i }).getByRole('radio', { disabled: false }).nth(dateIndex).check();
  const free = place
    .getByRole('group', { name: /time|morning|afternoon/i })
    .locator('input[type="radio"]:enabled')
    .first();
  await free.waitFor({ state: 'attached' });
  const time = await free.getAttribute('value');
  await free.check();
  await place.getByRole('button', { name: 'Continue' }).click();
  return time ?? '';
}

export async function typeDetails(place: Place, visitor: Visitor): Promise<void> {
  await place.getByLabel('First name').fill(visitor.firstName);
  await place.getByLabel('Last name').fill(visitor.lastName);
  await place.getByLabel('Email', { exact: false }).first().fill(visitor.email);
  if (visitor.phone) await place.getByLabel('Phone').fill(visitor.phone);
  if (visitor.message) await place.getByLabel('Message').fill(visitor.message);
}

export const submitBooking = (place: Place) => place.getByRole('button', { name: 'Book Consultation' }).click();

/** Opens the booking dialog from the landing page, and waits until it has replaced the prerendered first step. */
export async function openBooking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Start Your Transformation' }).click();
  await takenOver(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
  return dialog;
}
