import type { BookingInvitation } from 'data-client/owner';
import { useState } from 'react';
import { Text } from 'shared-ui';
import { useCoachTime } from '../../dashboard/coach-time';
import { RowAnswer } from '../../list/row-actions';

type InvitationItemProps = {
  invitation: BookingInvitation;
  /** Whether the person has several addresses. */
  showsEmail: boolean;
  serviceName: (id: string) => string;
  onWithdraw: () => void;
};

/** One "Book again" link. Its address was shown once, so only its facts are. */
export function InvitationItem({ invitation, showsEmail, serviceName, onWithdraw }: InvitationItemProps) {
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
        <Text size="sm" tone="muted">
          {facts.filter(Boolean).join(', ')}
        </Text>
      </div>
      {!isOver && (
        <RowAnswer
          verb="Withdraw"
          whose={`the link for ${what}, created ${day(createdAt)}`}
          variant="ghost"
          onClick={onWithdraw}
        />
      )}
    </li>
  );
}
