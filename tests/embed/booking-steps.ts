import type { FrameLocator, Locator } from 'playwright-core';

export type Booker = Locator | FrameLocator;

/** Clicks from the first step to the details, with the service that the page selected. */
export async function chooseTime(booker: Booker): Promise<void> {
  await booker.getByRole('button', { name: 'Continue' }).click();
  await booker.getByRole('button', { name: /Next available time/ }).click();
  await booker.getByRole('button', { name: 'Continue' }).click();
}

export async function typeDetails(booker: Booker): Promise<void> {
  await booker.getByLabel('First name').fill('Maren');
  await booker.getByLabel('Last name').fill('Okafor');
  await booker.getByLabel('Email').fill('maren@northwind.example');
}

export const send = (booker: Booker) => booker.getByRole('button', { name: 'Book Consultation' }).click();

export const thanks = (booker: Booker) => booker.getByText('Thank you, Maren.', { exact: false });
