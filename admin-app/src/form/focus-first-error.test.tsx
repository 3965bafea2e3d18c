import { act, screen, waitFor } from '@testing-library/react';
import { openDashboard } from '../testing/open-dashboard';

test.each<[string, string, Record<string, string>, string | RegExp, RegExp]>([
  ['a booking', '/bookings/new', {}, 'Book', /^First name/],
  ['a testimonial', '/testimonials/new', { Name: 'Ada Quill' }, 'Save testimonial', /^Title/],
  ['a post', '/blog/new', { Title: 'The First Hour' }, 'Publish', /^Excerpt/],
  ['a service', '/services/new', { Subtitle: 'For leaders' }, 'Save service', /^Name/],
  ['a campaign', '/newsletter/campaigns/new', { Subject: 'News' }, /^Send.*\.\.\.$/, /^Message/],
  ['a portrait', '/portrait', { 'New portrait URL': 'portrait' }, 'Save Portrait', /^New portrait URL/],
  ['a calendar', '/calendars', {}, 'Connect', /^Secret address/],
])('A4 rejecting %s moves the focus to its first field with an error', async (_, place, typed, name, target) => {
  const { owner } = await openDashboard({ address: `/admin${place}` });
  for (const [field, text] of Object.entries(typed))
    await owner.type(await screen.findByRole('textbox', { name: new RegExp(`^${field}`) }), text);
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const button = await screen.findByRole('button', { name });
    act(() => button.focus());
    await owner.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: target });
    await waitFor(() => expect(field).toHaveFocus());
    // Safari does not scroll to a field that gets the focus from code.
    await waitFor(() => expect(shown.mock.contexts).toContain(field));
  }
});
