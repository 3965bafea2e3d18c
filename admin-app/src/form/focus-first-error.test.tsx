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
])(
  'A4 rejecting %s moves the focus to its first field with an error, every time',
  async (_, place, typed, name, target) => {
    const { owner } = await openDashboard({ address: `/admin${place}` });
    for (const [field, text] of Object.entries(typed))
      await owner.type(await screen.findByRole('textbox', { name: new RegExp(`^${field}`) }), text);
    const button = await screen.findByRole('button', { name });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      act(() => button.focus());
      await owner.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: target })).toHaveFocus());
    }
  },
);
