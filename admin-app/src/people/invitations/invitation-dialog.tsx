import { useServiceList } from 'data-client';
import {
  useInvitations,
  useInvite,
  useRevokeInvitation,
  type BookingInvitation,
  type NewInvitation,
  type Person,
} from 'data-client/owner';
import { Dialog, QueryView, Skeleton, Stack, Muted, useConfirm, useNotify } from 'shared-ui';
import { useAttempt } from '../../dashboard/use-attempt';
import { notLoaded } from '../../list/row-marks';
import { personName } from '../person-words';
import { invitationAddress } from '../../form/personal-mail/invitation-address';
import { InvitationForm } from './invitation-form';
import { Lines } from '../people.styles';
import { PartHeading } from '../../dashboard/panel-head';
import { useState } from 'react';
import { useCoachTime } from '../../dashboard/coach-time';
import { RowAnswer } from '../../list/row-actions';

/** Makes "Book again" links for a person, and revokes them. */
export function InvitationDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const emails = person.addresses.map(({ email }) => email);
  const services = useServiceList().data ?? [];
  const links = useInvitations(emails);
  const invite = useInvite();
  const revoke = useRevokeInvitation();
  const [newLink, setNewLink] = useState<{ id: string; address: string }>();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const notify = useNotify();
  const serviceName = (id: string) => services.find((service) => service.id === id)?.name ?? id;

  const handleInvite = async (invitation: NewInvitation) => {
    setNewLink(undefined);
    setNewLink({ id: invitation.id, address: invitationAddress(await invite.mutateAsync(invitation)) });
  };
  const handleRevoke = async ({ id }: BookingInvitation) => {
    const message = 'A client who opens the link after that can still book, but has to fill in the form.';
    const isMeant = await confirm({ title: 'Revoke this link?', message, confirmLabel: 'Revoke', tone: 'danger' });
    if (!isMeant) return;
    await attempt(
      'The link couldn’t be revoked.',
      async () => {
        await revoke.mutateAsync(id);
        setNewLink((shown) => (shown?.id === id ? undefined : shown));
        notify({ tone: 'success', message: 'The link no longer works.' });
      },
      id,
    );
  };
  return (
    <Dialog
      title={`“Book again” links for ${personName(person)}`}
      description="A link opens your booking form with this person’s name, address, phone number and company filled in."
      closesOnBack
      onClose={onClose}
    >
      <Stack gap="lg">
        <InvitationForm
          emails={emails}
          services={services.filter(({ isBookable }) => isBookable)}
          newAddress={newLink?.address}
          onInvite={handleInvite}
        />
        <section>
          <PartHeading>Links you made</PartHeading>
          <QueryView
            query={links}
            pending={<Skeleton lines={2} height="1.5em" />}
            empty={<Muted>None yet.</Muted>}
            error={notLoaded('The links')}
          >
            {(invitations) => (
              <Lines role="list">
                {invitations.map((invitation) => (
                  <InvitationItem
                    key={invitation.id}
                    invitation={invitation}
                    showsEmail={emails.length > 1}
                    serviceName={serviceName}
                    onRevoke={() => void handleRevoke(invitation)}
                  />
                ))}
              </Lines>
            )}
          </QueryView>
        </section>
      </Stack>
    </Dialog>
  );
}

type InvitationItemProps = {
  invitation: BookingInvitation;
  /** Whether the person has several addresses. */
  showsEmail: boolean;
  serviceName: (id: string) => string;
  onRevoke: () => void;
};

/** One "Book again" link. Its address was shown once, so only its facts are. */
function InvitationItem({ invitation, showsEmail, serviceName, onRevoke }: InvitationItemProps) {
  const { serviceType, createdAt, expiresAt, email } = invitation;
  const { day } = useCoachTime();
  const [now] = useState(() => new Date());
  const isOver = expiresAt <= now;
  const what = serviceType ? serviceName(serviceType) : 'Any service';
  const facts = [
    showsEmail && email,
    `Created ${day(createdAt)}`,
    `${isOver ? 'expired' : 'works until'} ${day(expiresAt)}`,
  ];
  return (
    <li>
      <div>
        {what}
        <Muted>{facts.filter(Boolean).join(', ')}</Muted>
      </div>
      {!isOver && (
        <RowAnswer
          verb="Revoke"
          whose={`the link for ${what}, created ${day(createdAt)}`}
          variant="ghost"
          onClick={onRevoke}
        />
      )}
    </li>
  );
}
