import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A Wednesday far ahead, with the usual hours. */
export const date = '2126-01-09';

export const dialog = () => screen.findByRole('dialog', { name: 'New booking' });

// The dialog is replaced once the services are known.
export const field = (name: string | RegExp) =>
  waitFor(() => within(screen.getByRole('dialog', { name: 'New booking' })).getByLabelText(name));

export const press = async (owner: UserEvent, name: string) =>
  owner.click(await within(await dialog()).findByRole('button', { name }));

export async function typeClient(owner: UserEvent) {
  await owner.type(await field(/^First name/), 'Ada');
  await owner.type(await field(/^Last name/), 'Quill');
  await owner.type(await field(/^Email\b(?! the)/), 'ada@quill.example');
}
