import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { BookingInvitation } from 'data-client/owner';
import { aPerson, createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { useState } from 'react';
import { inFrames } from 'shared-ui/testing';
import { InvitationDialog } from './invitation-dialog';

const email = 'maren@northwind.example';
const [early, late] = [new Date('2026-01-05T15:00:00Z'), new Date('2199-02-04T15:00:00Z')];
const link = (id: string, over: Partial<BookingInvitation> = {}): [string, BookingInvitation] => [
  id,
  { id, email, serviceType: null, createdAt: early, expiresAt: late, ...over },
];

function Opened({ addresses, links }: { addresses: string[]; links: [string, BookingInvitation][] }) {
  const person = aPerson({ addresses: addresses.map((one) => ({ email: one, originId: one })) });
  const [client] = useState(() =>
    createFakeOwnerClient({ isSignedIn: true, people: [person], invitations: new Map(links) }),
  );
  return (
    <TestDataProvider ownerClient={client}>
      <InvitationDialog person={person} onClose={() => {}} />
    </TestDataProvider>
  );
}

const meta = {
  title: 'Admin/Book again links',
  component: Opened,
  parameters: { docs: { story: inFrames } },
  args: {
    addresses: [email, 'maren.wolfeschlegelsteinhausenbergerdorff@a-department.of-a-large-organization.example'],
    links: [link('one', { serviceType: 'executive' }), link('two'), link('three', { expiresAt: early })],
  },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const NoneYet: Story = { args: { addresses: [email], links: [] } };

export const Created: Story = {
  args: { addresses: [email], links: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create link' }));
    await canvas.findByRole('button', { name: 'Copy link' });
  },
};
