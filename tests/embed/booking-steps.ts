import type { FrameLocator, Locator, Page } from 'playwright-core';

type Form = Locator | FrameLocator;

/** The form of a page with this element. */
export const formIn = (page: Page, element: string): Form =>
  element.includes('iframe') ? page.frameLocator('coach-booking iframe') : page.locator('coach-booking');

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

export async function book(form: Form): Promise<void> {
  await chooseTime(form);
  await typeDetails(form);
  await send(form);
  await thanks(form).waitFor();
}
