import { useBookingMails, type BookingMail, type OwnerBooking } from 'data-client/owner';
import { Badge, border, color, font, QueryView, space, Muted, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { useCoachTime, type CoachTime } from '../dashboard/coach-time';
import { RowAnswer } from '../list/row-actions';
import { RefusedReason } from '../list/table-cells';
import { causeOf, kindOf, mailName, stateTones, stateWords } from '../list/mails/mail-words';
import { useMailChanges } from '../list/mails/use-mail-changes';
import { visitorName } from '../booking-slot/booking-names';
import { PartHeading } from '../dashboard/panel-head';

const Mails = styled.ul`
  margin-block-start: ${space.xs};
  font-size: ${font.size.sm};

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

/** The emails of a booking and their delivery states. */
export function BookingMails({ booking }: { booking: OwnerBooking }) {
  const query = useBookingMails(booking.id);
  const time = useCoachTime();
  const { marks, sendAgain } = useMailChanges();
  return (
    <section aria-label="Emails">
      <PartHeading>Emails</PartHeading>
      <QueryView
        query={query}
        empty={<Text tone="muted">No emails are scheduled for this booking.</Text>}
        error="The emails of this booking couldn’t be loaded."
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
                    <Muted>{momentOf(mail, time)}</Muted>
                    <RefusedReason mark={mark} />
                  </div>
                  <Badge tone={stateTones[mail.state]}>{stateWords[mail.state]}</Badge>
                  {canGoAgain(mail, booking) && (
                    <RowAnswer
                      verb="Resend"
                      whose={mailName(lost)}
                      variant="secondary"
                      mark={mark}
                      to="again"
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

/** When an email was or will be sent, or why it failed. */
function momentOf(mail: BookingMail, { moment }: CoachTime): string {
  const { state, sentAt, givenUpAt, dueAt, attempts, reason } = mail;
  if (sentAt) return moment(sentAt);
  if (state === 'skipped') return reason;
  if (state === 'failed' || state === 'doubtful')
    return [causeOf(mail), givenUpAt && `Failed ${moment(givenUpAt)}.`].filter(Boolean).join(' ');
  const due = dueAt > new Date() ? `Scheduled for ${moment(dueAt)}` : 'Sending soon';
  return attempts > 0 ? `${causeOf(mail)} ${due}.` : due;
}
