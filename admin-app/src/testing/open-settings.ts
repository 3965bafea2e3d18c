import { screen, waitFor } from '@testing-library/react';
import type { FakeOwnerClient, FakeSeed } from 'data-client/testing';
import { openDashboard } from './open-dashboard';

/** Opens the Settings tab at a path below it. */
export async function openSettings(at = '', seed: FakeSeed = {}) {
  const dashboard = await openDashboard({ seed, address: `/admin/settings${at}` });
  await screen.findByRole('heading', { name: 'Website settings' });
  return dashboard;
}

export const textField = (name: string) => screen.getByRole('textbox', { name });

export const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });

export const expectWords = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** The saved keys in order. */
export const writtenKeys = ({ fake }: FakeOwnerClient) =>
  fake.calls.filter(({ operation }) => operation === 'settings.save').map(({ input }) => input);
