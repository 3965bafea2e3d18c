import { screen, waitFor } from '@testing-library/react';
import type { TimelineEntry } from 'data-client/owner';
import { openPerson, timeline } from '../testing/some-people';

/** Saves a note and begins to change it. `press` finds the button of the note, below the form for new ones. */
async function changeNote(text: string, more: string) {
  const dashboard = await openPerson();
  const { owner } = dashboard;
  const press = (name: string) => owner.click(timeline().getAllByRole('button', { name }).at(-1)!);
  await owner.type(timeline().getByLabelText('New note'), text);
  await press('Save note');
  await owner.click(await timeline().findByRole('button', { name: 'Edit note' }));
  const field = timeline().getByLabelText('Your note');
  await owner.type(field, more);
  return { ...dashboard, press, field };
}

test('PE3 the owner writes, edits and deletes a note, with Undo', async () => {
  const { owner, client, press } = await changeNote('Prefers mornings.', ' Call first.');
  await press('Save note');
  expect(await timeline().findByText('Prefers mornings. Call first.')).toBeVisible();
  // The browser scrolls to the cursor that a field has when it receives the focus.
  const cursors: unknown[] = [];
  const noteCursor = ({ target }: FocusEvent) => cursors.push((target as HTMLTextAreaElement).selectionStart);
  document.addEventListener('focusin', noteCursor);
  await owner.click(timeline().getByRole('button', { name: 'Edit note' }));
  expect(timeline().getByLabelText('Your note')).toHaveFocus();
  document.removeEventListener('focusin', noteCursor);
  expect(cursors.at(-1)).toBe(29);
  await press('Cancel');
  await owner.click(await timeline().findByRole('button', { name: 'Delete note' }));
  expect(timeline().queryByText('Prefers mornings. Call first.')).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await timeline().findByText('Prefers mornings. Call first.')).toBeVisible();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('personNotes.remove');
});

test('PE3 canceling the change of a note asks before the typed text is lost', async () => {
  const { owner, press, field } = await changeNote('Prefers mornings.', ' Call first.');
  await press('Cancel');
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field).toHaveValue('Prefers mornings. Call first.');
  await press('Cancel');
  await owner.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await timeline().findByRole('button', { name: 'Edit note' })).toBeVisible();
  await owner.click(timeline().getByRole('button', { name: 'Edit note' }));
  await press('Cancel');
  expect(timeline().queryByLabelText('Your note')).not.toBeInTheDocument();
});

test('PE3 discarding an email keeps asking before a typed note is lost', async () => {
  const { owner } = await openPerson();
  const press = (name: string) => owner.click(screen.getByRole('button', { name }));
  await owner.type(timeline().getByLabelText('New note'), 'Prefers mornings.');
  await press('Write an email');
  await owner.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Hello');
  await press('Cancel');
  await owner.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Write an email' });
  await owner.click(screen.getByRole('link', { name: 'History' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
});

test('PE3 a note changed in another window is shown before it is overwritten', async () => {
  const { client, press } = await changeNote('Likes tea.', ' Green.');
  const stored = () =>
    client.backend.people[0]!.timeline.find(({ kind }) => kind === 'note') as Extract<TimelineEntry, { kind: 'note' }>;
  const { id, details } = stored();
  await client.personNotes.save({ id, text: 'From my phone', revision: details.updated_at });
  await press('Save note');
  expect(await screen.findByText('The note was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Note: “From my phone”')).toBeVisible();
  expect(stored().details.text).toBe('From my phone');
  await press('Overwrite with mine');
  await waitFor(() => expect(stored().details.text).toBe('Likes tea. Green.'));
});

test('PE3 typing on after the lost response of a changed note is no conflict', async () => {
  const { owner, client, press, field } = await changeNote('Likes tea.', ' Green. ');
  client.fake.lose('personNotes.save');
  await press('Save note');
  const saveButton = timeline().getAllByRole('button', { name: 'Save note' }).at(-1)!;
  await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
  expect(saveButton).toBeDisabled();
  expect(field).toHaveAccessibleDescription('Only you can see it.');
  await owner.type(field, 'Hot.');
  client.fake.fail('personNotes.save');
  await press('Save note');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/may have worked/));
  expect(screen.queryByText('The note was changed somewhere else')).not.toBeInTheDocument();
});

test('PE3 a note that cannot be saved stays in its field', async () => {
  const { owner, client } = await openPerson();
  client.fake.fail('personNotes.add');
  await owner.type(timeline().getByLabelText('New note'), 'Prefers mornings.');
  await owner.click(timeline().getByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(timeline().getByLabelText('New note')).toHaveAccessibleDescription(/The note couldn’t be saved\./),
  );
  expect(timeline().getByLabelText('New note')).toHaveValue('Prefers mornings.');
});
