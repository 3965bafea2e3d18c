import { screen, within } from '@testing-library/react';
import { DataError } from 'data-client';
import type { FakeSeed } from 'data-client/testing';
import { expectWords, openSettings, saveButton, writtenKeys } from '../../testing/open-settings';

const none = { messages: 0, cancelledBookings: 0, pastBookings: 0 };

const open = (more: FakeSeed = {}) => openSettings('/security', more);
const monthsField = (name: string) => screen.findByRole('spinbutton', { name: `Erase ${name} after (months)` });
const due = async () => within(await screen.findByRole('status', { name: 'Records to erase now' }));

test('PE6 typed months show what would be erased, and saving asks with the numbers', async () => {
  const { owner, client } = await open({ retention: { due: { ...none, messages: 1, pastBookings: 2 } } });
  expect(await (await due()).findByText('Nothing is erased.')).toBeVisible();
  const type = async (name: string, text: string) => {
    await owner.clear(await monthsField(name));
    await owner.type(await monthsField(name), text);
  };
  await type('messages', '12');
  await type('past bookings', '24');
  expect(await (await due()).findByText('1 message and 2 past bookings')).toBeVisible();
  const asked = () => client.fake.calls.findLast(({ operation }) => operation === 'retention.preview')?.input;
  expect(asked()).toEqual({ messages: 12, cancelledBookings: 0, pastBookings: 24 });

  await owner.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Erase 1 message and 2 past bookings?' });
  await owner.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(writtenKeys(client)).toEqual([]);
  expect(await monthsField('messages')).toHaveValue(12);

  await owner.click(saveButton());
  await owner.click(await screen.findByRole('button', { name: 'Save and Erase' }));
  await expectWords('Settings saved successfully!');
  expect(writtenKeys(client)).toEqual(['retention_message_months', 'retention_past_months']);
  expect(await (await due()).findByText(/^Due now/)).toBeVisible();
  expect(screen.getByText('The schedule hasn’t run yet. It checks once an hour.')).toBeVisible();

  // More months erase less, so nothing is asked.
  await type('past bookings', '120');
  expect(await (await due()).findByText(/^Would be erased now/)).toBeVisible();
  await owner.click(saveButton());
  expect(await (await due()).findByText(/^Due now/)).toBeVisible();
  expect(client.backend.privateSettings.get('retention_past_months')).toBe('"120"');
});

test('PE6 an invalid number shows an error, and nothing is counted or saved', async () => {
  const { owner, client } = await open();
  await owner.clear(await monthsField('canceled bookings'));
  await owner.type(await monthsField('canceled bookings'), '121');
  expect(screen.getByText('Enter valid numbers of months to see what would be erased.')).toBeVisible();
  await owner.click(saveButton());
  expect(await screen.findByText('Please enter a whole number of months, from 0 to 120.')).toBeVisible();
  expect(writtenKeys(client)).toEqual([]);
});

test('PE6 the prompt says that newer rows are erased later', async () => {
  const { owner, client } = await open();
  await owner.type(await monthsField('messages'), '1');
  expect(await (await due()).findByText('Nothing is old enough to be erased now.')).toBeVisible();
  await owner.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Erase old data from now on?' });
  await owner.click(within(question).getByRole('button', { name: 'Save' }));
  await expectWords('Settings saved successfully!');
  expect(writtenKeys(client)).toEqual(['retention_message_months']);
});

test('PE6 saving asks if data is erased earlier than before, not if later', async () => {
  const privateSettings = new Map([['retention_message_months', '"12"']]);
  const { owner, client } = await open({ privateSettings, retention: { due: { ...none, messages: 1 } } });
  const change = async (months: string) => {
    await owner.clear(await monthsField('messages'));
    await owner.type(await monthsField('messages'), months);
    await owner.click(saveButton());
  };
  await change('6');
  const question = await screen.findByRole('alertdialog', { name: 'Erase 1 message?' });
  await owner.click(within(question).getByRole('button', { name: 'Cancel' }));
  await change('24');
  await expectWords('Settings saved successfully!');
  expect(writtenKeys(client)).toEqual(['retention_message_months']);
});

test('PE6 without a count nothing is saved', async () => {
  const { owner, client } = await open({ retention: { due: { ...none, messages: 1 } } });
  await due();
  client.fake.fail('retention.preview');
  await owner.type(await monthsField('messages'), '6');
  expect(await screen.findByText(/^The records to erase couldn’t be counted\./)).toBeVisible();
  await owner.click(saveButton());
  await expectWords(`Nothing was saved. The records to erase couldn’t be counted. ${new DataError('offline').message}`);
  expect(writtenKeys(client)).toEqual([]);
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await due()).findByText('1 message')).toBeVisible();
});

test('PE6 the page shows when the schedule last ran and what it erased, and warns if it stopped', async () => {
  const lookedAt = new Date(Date.now() - 4 * 3_600_000);
  await open({
    privateSettings: new Map([['retention_message_months', '"12"']]),
    retention: { lookedAt, erased: { at: new Date('2026-11-20T15:30:00Z'), messages: 1, bookings: 1200 } },
  });
  expect(await screen.findByText('Last erased Nov 20, 2026, 10:30 AM ET: 1 message and 1,200 bookings.')).toBeVisible();
  expect(screen.getByText(/^The schedule hasn’t run since/)).toBeVisible();
});
