import { screen } from '@testing-library/react';
import { openPerson, timeline } from '../testing/some-people';

let mockIsOffline = true;
const mockLoad = (file: string): unknown => {
  if (mockIsOffline) throw new Error('ChunkLoadError');
  return jest.requireActual(file);
};
jest.mock('./invitations/invitation-dialog', () => mockLoad('./invitations/invitation-dialog'));
jest.mock('./personal-data/erase-dialog', () => mockLoad('./personal-data/erase-dialog'));
jest.mock('../form/personal-mail/mail-editor', () => mockLoad('../form/personal-mail/mail-editor'));

beforeEach(() => {
  mockIsOffline = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const note = () => timeline().getByLabelText('New note');

test.each([
  ['“Book again” link…', /^“Book again” links for/],
  ['Erase person…', /^Erase/],
])('PE3 a dialog that fails to load leaves a typed note as it is, and can be retried: %s', async (button, dialog) => {
  const { owner } = await openPerson();
  await owner.type(note(), 'Prefers mornings.');
  await owner.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: 'This couldn’t be loaded' })).toBeVisible();
  mockIsOffline = false;
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  expect(note()).toHaveValue('Prefers mornings.');
});

test('PE4 an email editor that fails to load leaves a typed note as it is, and can be retried', async () => {
  const { owner } = await openPerson();
  await owner.type(note(), 'Prefers mornings.');
  await owner.click(screen.getByRole('button', { name: 'Write an email' }));
  expect(await screen.findByText(/^The editor couldn’t be loaded\./)).toBeVisible();
  mockIsOffline = false;
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Subject/ })).toBeVisible();
  expect(note()).toHaveValue('Prefers mornings.');
});
