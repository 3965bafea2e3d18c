import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMail, aMessage, aPerson, aTimelineEntry, type FakeSeed } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';
import { someBookings } from '../testing/some-bookings';

const maren = aPerson({
  id: 'maren',
  tags: ['VIP', 'New'].map((tag) => ({ id: tag, tag })),
  timeline: ['First note', 'Second note'].map((text) => aTimelineEntry('note', { text, updated_at: '' })),
});
const dayMs = 86_400_000;
const blockedIn = (days: number) => {
  const startsAt = new Date(Date.now() + days * dayMs);
  return { id: String(days), note: '', startsAt, endsAt: new Date(startsAt.getTime() + dayMs) };
};
const link = { email: 'maren@northwind.example', serviceType: null, createdAt: new Date(0), expiresAt: new Date(8e12) };
const seed: FakeSeed = {
  people: [maren],
  bookings: someBookings(23),
  blockedTimes: [blockedIn(7), blockedIn(9)],
  inbox: ['Ada Quill', 'Iris Berg'].map((name) => aMessage({ name })),
  settings: { site_tagline: 'Think twice.' },
  mails: ['Ada Quill', 'Iris Berg'].map((about) => aMail({ about, recipient: 'ada@quill.example' })),
  invitations: new Map(['one', 'two'].map((id) => [id, { ...link, id }])),
};

type Control = readonly ['button' | 'combobox' | 'link' | 'textbox', string | RegExp] | readonly ['main'];

const find = async ([role, name]: Control) => (await screen.findAllByRole(role, { name }))[0]!;

const main: Control = ['main'];
const priya: Control = ['link', /Priya Raman/];
const repeat = async (owner: UserEvent) =>
  owner.selectOptions(await screen.findByRole('combobox', { name: 'Repeat' }), 'Every week');

/** A button by its name, another control, or something else to do before. */
type Step = string | RegExp | Control | ((owner: UserEvent) => Promise<unknown>);

const controlOf = (step: string | RegExp | Control) =>
  find(typeof step === 'string' || step instanceof RegExp ? ['button', step] : step);

test.each<[string, string, Step[], Control]>([
  ['a note is edited', '/people/maren', ['Edit note'], ['textbox', 'Your note']],
  ['the edit of a note is canceled', '/people/maren', ['Edit note', 'Cancel'], ['button', 'Edit note']],
  ['a note is deleted', '/people/maren', ['Delete note'], ['button', 'Edit note']],
  ['a tag is removed', '/people/maren', ['Remove the tag VIP'], ['button', 'Remove the tag New']],
  ['an email is dismissed', '/mails', [/^Dismiss/], ['link', 'Iris Berg']],
  ['a time is unblocked', '/bookings/blocked-times', [/^Unblock/], ['button', /^Unblock/]],
  [
    'a time is removed after one on another day',
    '/bookings/availability',
    ['Remove 9:00 AM on Monday', 'Remove 9:00 AM on Tuesday'],
    ['button', 'Remove 10:00 AM on Tuesday'],
  ],
  [
    'a message is deleted in its dialog',
    '/contacts',
    [['link', 'Ada Quill'], 'Delete message', 'Delete'],
    ['link', 'Iris Berg'],
  ],
  [
    'the change of a setting is undone',
    '/settings',
    [/^Reset Tagline/, /^Undo .* Tagline/],
    ['button', /^Reset Tagline/],
  ],
  ['a portrait is previewed', '/portrait', ['Sample portrait 2', 'Preview'], ['button', 'Confirm & Save']],
  ['a link is revoked', '/people/maren', [/^“Book again”/, /^Revoke/, 'Revoke'], ['button', /^Revoke/]],
  [
    'the filters are cleared',
    '/people?tag=VIP',
    // Until all tags are known, only the chosen one is offered.
    [() => screen.findByRole('option', { name: 'New' }), 'Clear filters'],
    ['combobox', 'Tag'],
  ],
  ['the last page of a list opens', '/bookings', ['Next'], ['button', 'Previous']],
  [
    'a date of a series is left out',
    '/bookings/new?date=2126-01-09&time=9:00 AM',
    [repeat, 'Leave out date 2'],
    ['button', 'Put back date 2'],
  ],
  ['a booking of the week is closed', '/bookings/week?week=2026-11-23', [priya, 'Close'], priya],
  ['a dialog opened by its address is closed', '/testimonials/new', ['Close'], main],
  ['a card of the overview opens a tab', '/overview', [['link', /Total Bookings/]], main],
  ['another view of the bookings opens', '/bookings', [['link', 'Week']], main],
  ['a link leads back to the list', '/people/maren', [['link', 'All people']], main],
])('A4 the focus stays near when %s', async (_, place, steps, target) => {
  const { owner } = await openDashboard({ seed, address: `/admin${place}` });
  for (const step of steps) {
    if (typeof step === 'function') await step(owner);
    else {
      // A message that was just opened can be deleted only once it is marked as read.
      const control = await waitFor(async () => {
        const found = await controlOf(step);
        expect(found).toBeEnabled();
        return found;
      });
      act(() => control.focus());
      await owner.keyboard('{Enter}');
    }
  }
  await waitFor(async () => expect(await find(target)).toHaveFocus());
});

test.each<[string, Control, Control]>([
  ['returns to a button that is double-clicked and', ['button', 'Add tag'], ['button', 'Add tag']],
  ['stays elsewhere after a click there while a button', main, main],
])('A4 the focus %s is disabled during its request', async (_, second, target) => {
  const { owner, client } = await openDashboard({ seed, address: '/admin/people/maren' });
  const release = client.fake.hold('people.addTag');
  await owner.type(await screen.findByLabelText('New tag'), 'Lead');
  const button = await find(['button', 'Add tag']);
  await owner.click(button);
  expect(button).toBeDisabled();
  await owner.click(await find(second));
  release();
  await waitFor(() => expect(button).toBeEnabled());
  expect(await find(target)).toHaveFocus();
});

test('A4 Tab goes to the nearest control at once when the focused one was disabled', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/bookings' });
  const next = await find(['button', 'Next']);
  act(() => next.focus());
  await owner.keyboard('{Enter}');
  await waitFor(() => expect(next).toBeDisabled());
  await owner.tab();
  expect(await find(['button', 'Previous'])).toHaveFocus();
});
