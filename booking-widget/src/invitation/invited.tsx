import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { DataError, useVisitorClient, type Invitation } from 'data-client';
import { useEffect, useEffectEvent } from 'react';
import { Alert, space } from 'shared-ui';
import { styled } from 'styled-components';
import type { BookingFlowHandle } from '../booking-state/booking-flow-handle';
import { FailedQuery } from '../step-form/failed-query';
import { useTexts } from '../language/language';

export type InvitedProps = { token: string; flow: Pick<BookingFlowHandle, 'state' | 'dispatch'> };

const Above = styled.div`
  margin-block-end: ${space.lg};
`;

/** Fills in the details of a "Book again" link, except fields that the visitor has already filled in, and says so. */
export function Invited({ token, flow }: InvitedProps) {
  const { bookings } = useVisitorClient();
  const query = useQuery({
    queryKey: ['bookings', 'invitation', token],
    queryFn: async ({ signal }) => {
      const invitation = await bookings.byInvitation(token, signal);
      // Anything else, such as a captive portal's response, has no details.
      if (!invitation.email) throw new DataError('server');
      return invitation;
    },
    staleTime: Infinity,
  });
  const { data } = query;
  const fillIn = useEffectEvent(() => {
    if (!data) return;
    const { serviceType, ...details } = data;
    flow.dispatch({ type: 'prefilled', details });
    if (serviceType && !flow.state.serviceId) flow.dispatch({ type: 'serviceAsked', service: serviceType });
  });
  useEffect(() => fillIn(), [data]);

  if (query.isPending) return null;
  return (
    <Above>
      <Outcome query={query} />
    </Above>
  );
}

function Outcome({ query }: { query: UseQueryResult<Invitation> }) {
  const texts = useInvitationTexts();
  const { data, error } = query;
  if (data) {
    return (
      <Alert tone="success" role="status">
        {texts.welcomeBack(data.firstName)}
      </Alert>
    );
  }
  if (error instanceof DataError && error.code === 'invalid') {
    return (
      <Alert tone="info" role="status">
        {texts.linkOver}
      </Alert>
    );
  }
  return <FailedQuery query={query} message={texts.failed} />;
}

const english = {
  /** The first name may be unknown. */
  welcomeBack: (firstName: string) =>
    `Welcome back${firstName && `, ${firstName}`}! I’ve filled in your details. You can change them before you book.`,
  linkOver: 'This link no longer works. You can still book as usual.',
  failed: 'Your details couldn’t be filled in. You can still book as usual.',
};

const german: typeof english = {
  welcomeBack: (firstName) =>
    `Schön, dass Sie wieder da sind${firstName && `, ${firstName}`}! Ihre Angaben sind schon ausgefüllt. Sie können sie vor dem Buchen ändern.`,
  linkOver: 'Dieser Link gilt nicht mehr. Sie können wie gewohnt buchen.',
  failed: 'Ihre Angaben konnten nicht ausgefüllt werden. Sie können wie gewohnt buchen.',
};

const useInvitationTexts = () => useTexts().pick(english, german);
