import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aPerson, aTimelineEntry, createFakeOwnerClient, TestDataProvider, type FakePerson } from 'data-client/testing';
import { useState } from 'react';
import { PersonPage } from './person-page';

const id = '00000000-0000-4000-8000-00000000aaaa';

const full = aPerson({
  id,
  noShowCount: 1,
  tags: [
    { id: 'a', tag: 'Speaker' },
    { id: 'b', tag: 'VIP' },
  ],
  addresses: [
    { email: 'maren@northwind.example', originId: id, subscription: 'active' },
    { email: 'maren.okafor@home.example', originId: 'other', subscription: 'unconfirmed' },
  ],
  suggestions: [{ id: 'x', name: 'Maren Okafor', email: 'maren@fernhill.example', trait: 'mailbox' }],
  timeline: [
    aTimelineEntry('note', { text: 'Prefers mornings.\nCall, do not write.', updated_at: '2026-11-21T10:00:00Z' }),
    aTimelineEntry('mail', { kind: 'confirmation', state: 'sent' }),
    aTimelineEntry('mail', { kind: 'reminder', state: 'failed' }),
    ...aPerson().timeline,
    aTimelineEntry('message', {
      name: 'Maren Okafor',
      service_name: 'Keynote Speaking',
      message: 'Would you speak?',
      status: 'read',
    }),
    aTimelineEntry('campaign', { subject: 'Autumn letter', state: 'sent', campaign_id: 'c' }),
  ],
});

/** The page on a fake backend with this person. */
function Page({ person }: { person?: FakePerson }) {
  const [client] = useState(() => createFakeOwnerClient({ isSignedIn: true, people: person ? [person] : [] }));
  return (
    <TestDataProvider ownerClient={client}>
      <PersonPage idOrEmail={id} />
    </TestDataProvider>
  );
}

const meta = { title: 'Admin/Person', component: Page } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { person: full } };

export const NewsletterOnly: Story = {
  args: {
    person: {
      ...full,
      name: '',
      names: [],
      companies: [],
      phones: [],
      tags: [],
      suggestions: [],
      bookingCount: 0,
      messageCount: 0,
      noShowCount: 0,
      timeline: [],
    },
  },
};

export const Gone: Story = { args: {} };

export const LongTexts: Story = {
  args: {
    person: {
      ...full,
      name: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane von und zu Hohenstaufen',
      addresses: [
        { email: `${'long.'.repeat(12)}mailbox@example.com`, originId: 'other', subscription: 'unsubscribed' },
      ],
      tags: Array.from({ length: 30 }, (_, index) => ({ id: String(index), tag: `${'Long tag '.repeat(4)}${index}` })),
      timeline: [aTimelineEntry('note', { text: 'One sentence follows another. '.repeat(100), updated_at: '' })],
    },
  },
};
