import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { fakeOwner } from 'data-client/testing';
import { expectWords, openSettings } from '../../testing/open-settings';

async function openForm() {
  const dashboard = await openSettings('/security');
  await dashboard.owner.click(await screen.findByRole('button', { name: 'Change your password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your password' }));
  const enter = async (current: string, next: string) => {
    for (const [label, text] of [
      [/^Current password/, current],
      [/^New password/, next],
    ] as const) {
      await dashboard.owner.clear(dialog.getByLabelText(label));
      if (text) await dashboard.owner.type(dialog.getByLabelText(label), text);
    }
    await dashboard.owner.click(dialog.getByRole('button', { name: 'Change password' }));
  };
  return { ...dashboard, dialog, enter };
}

test('A2 a wrong current password changes nothing and shows an error at its field', async () => {
  const { client, owner, dialog, enter } = await openForm();
  await enter('a guess of somebody', 'four words in a row');
  expect(await dialog.findByText('This isn’t your current password.')).toBeVisible();
  for (const field of ['current password', 'new password'])
    expect(dialog.getByRole('button', { name: `Show ${field}` })).toBeVisible();
  expect(dialog.getByLabelText(/^Current password/)).toHaveAccessibleDescription(/isn’t your current password/);
  expect(dialog.getByLabelText(/^Current password/)).toHaveFocus();
  expect(client.backend.owner.password).toBe(fakeOwner.password);
  await owner.keyboard('{Escape}');
  await owner.click(screen.getByRole('button', { name: 'Change your password' }));
  expect(await screen.findByLabelText(/^Current password/)).not.toHaveAccessibleDescription();
});

test('A2 missing, short and too long passwords are rejected before anything is sent', async () => {
  const { client, dialog, enter } = await openForm();
  await enter('', 'short');
  expect(dialog.getByText('Please enter your current password.')).toBeVisible();
  expect(dialog.getByText('Use at least 12 characters.')).toBeVisible();
  expect(dialog.getByLabelText(/^Current password/)).toHaveFocus();
  await enter(fakeOwner.password, 'short');
  expect(dialog.getByLabelText(/^New password/)).toHaveFocus();
  await enter(fakeOwner.password, 'ä'.repeat(37));
  expect(dialog.getByLabelText(/^New password/)).toHaveAccessibleDescription(/Use at most 72 characters\./);
  expect(dialog.getByLabelText(/^New password/)).toHaveFocus();
  expect(client.backend.owner.password).toBe(fakeOwner.password);
});

test('A2 a common password and the owner’s own address are rejected at the field', async () => {
  const { client, dialog, enter } = await openForm();
  for (const easy of ['password1234', fakeOwner.email]) {
    await enter(fakeOwner.password, easy);
    const reason = /too easy to guess/;
    await waitFor(() => expect(dialog.getByLabelText(/^New password/)).toHaveAccessibleDescription(reason));
  }
  expect(client.backend.owner.password).toBe(fakeOwner.password);
});

test('A2 an offline error keeps the text', async () => {
  const { client, dialog, enter } = await openForm();
  client.fake.fail('session.changePassword');
  await enter(fakeOwner.password, 'four words in a row');
  expect(await dialog.findByText(new DataError('offline').message)).toBeVisible();
  expect(dialog.getByLabelText(/^New password/)).toHaveValue('four words in a row');
});

test('A2 the dialog stays open until the request settles', async () => {
  const { client, owner, enter } = await openForm();
  const release = client.fake.hold('session.changePassword');
  await enter(fakeOwner.password, 'four words in a row');
  await owner.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Change your password' })).toBeVisible();
  release();
  await expectWords('Password changed. Sign in again on your other devices.');
});
