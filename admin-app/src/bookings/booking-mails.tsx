import { useBookingMails, type BookingMail, type OwnerBooking } from 'data-client/owner';
import { Badge, border, color, font, Heading, QueryView, space, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { coachMoment } from '../desk-list/coach-moments';
import { RowAnswer } from '../desk-list/row-actions';
import { isChanging } from '../desk-list/row-marks';
import { RefusedReason } from '../desk-list/table-cells';
import { causeOf, kindOf, mailName, stateTones, stateWords } from '../mails/mail-words';
import { useMailChanges } from '../mails/use-mail-changes';
import { visitorName } from './booking-words';

const Mails = styled.ul`
  margin-block-start: ${space.xs};
  font-size: ${font.size.sm};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space['2xs']} ${space.sm};
    padding-block: ${space.xs};
  }
  li + li {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  button {
    grid-column: 1 / -1;
    justify-self: end;
  }
`;

export type BookingMailsProps = { booking: OwnerBooking };

/** What was written about a booking, to whom, and what did not get through. */
export function BookingMails({ booking }: BookingMailsProps) {
  const query = useBookingMails(booking.id);
  const { marks, sendAgain } = useMailChanges();
  return (
    <section aria-label="Mails">
      <Heading level={3} size="sm">
        Mails
      </Heading>
      <QueryView
        query={query}
        empty={<Text tone="muted">No mail is owed for this booking.</Text>}
        error="The mails of this booking could not be loaded."
      >
        {(mails) => (
          <Mails role="list">
            {mails.map((mail) => {
              const lost = { ...mail, bookingId: booking.id, about: visitorName(booking), recipient: '' };
              const mark = marks.get(mail.id);
              return (
                <li key={mail.id}>
                  <div>
                    <strong>{kindOf(mail)}</strong>
                    <Text size="sm" tone="muted">
                      {momentOf(mail)}
                    </Text>
                    <RefusedReason mark={mark} />
                  </div>
                  <Badge tone={stateTones[mail.state]}>{stateWords[mail.state]}</Badge>
                  {canGoAgain(mail, booking) && (
                    <RowAnswer
                      verb="Send again"
                      whose={mailName(lost)}
                      variant="secondary"
                      isBusy={isChanging(mark, 'again')}
                      onClick={() => void sendAgain([lost])}
                    />
                  )}
                </li>
              );
            })}
          </Mails>
        )}
      </QueryView>
    </section>
  );
}

const canGoAgain = ({ state }: BookingMail, { endsAt }: OwnerBooking) =>
  (state === 'failed' || state === 'doubtful') && endsAt > new Date();

/** When it left or will leave, or why it did not. */
function momentOf(mail: BookingMail): string {
  const { state, sentAt, givenUpAt, dueAt, attempts, reason } = mail;
  if (sentAt) return coachMoment(sentAt);
  if (state === 'skipped') return reason;
  if (state === 'failed' || state === 'doubtful')
    return [causeOf(mail), givenUpAt && `Given up ${coachMoment(givenUpAt)}.`].filter(Boolean).join(' ');
  const due = dueAt > new Date() ? `Goes out ${coachMoment(dueAt)}` : 'Goes out any moment';
  return attempts > 0 ? `${causeOf(mail)} ${due}.` : due;
}
