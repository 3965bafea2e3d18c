import { screen, waitFor } from '@testing-library/react';
import type { FakeOwnerClient, FakeSeed } from 'data-client/testing';
import { openDeskInside } from './open-desk';

/** The tab of the website's settings, at a place below it. */
export async function openSettings(at = '', seed: FakeSeed = {}) {
  const desk = await openDeskInside({ seed, address: `/admin/settings${at}` });
  await screen.findByRole('heading', { name: 'Website settings' });
  return desk;
}

export const textField = (name: string) => screen.getByRole('textbox', { name });

export const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });

export const expectWords = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Keys that were written, in order. */
export const writtenKeys = ({ fake }: FakeOwnerClient) =>
  fake.calls.filter(({ operation }) => operation === 'settings.save').map(({ input }) => input);
