import type { FrameLocator, Locator } from 'playwright-core';

export type Form = Locator | FrameLocator;

/** Clicks from the first step to the details, with the service that the page selected. */
export async function chooseTime(form: Form): Promise<void> {
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: /Next available time/ }).click();
  await form.getByRole('button', { name: 'Continue' }).click();
}

export async function typeDetails(form: Form): Promise<void> {
  await form.getByLabel('First name').fill('Maren');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email').fill('maren@northwind.example');
}

export const send = (form: Form) => form.getByRole('button', { name: 'Book Consultation' }).click();

export const thanks = (form: Form) => form.getByText('Thank you, Maren.', { exact: false });
