import { cancelReasonMax, type PersonRecords } from 'data-client/owner';
import { Choice, ChoiceGroup, Field, Stack, Text, Textarea } from 'shared-ui';
import { owedMails } from './owed-mails';
import { upcomingOf } from './record-words';

type UpcomingChoiceProps = {
  records: PersonRecords;
  tells: boolean;
  reason: string;
  onChange: (change: { tells?: boolean; reason?: string }) => void;
};

/** Whether anything can be sent to the person before the erasure. */
export const canTell = (records: PersonRecords) =>
  upcomingOf(records).some(({ sends_email }) => sends_email !== false) || owedMails(records).length > 0;

/** Asks whether to email the client about canceled bookings, or to send their waiting emails, before the erasure. */
export function UpcomingChoice({ records, tells, reason, onChange }: UpcomingChoiceProps) {
  const upcoming = upcomingOf(records).length;
  const bookings = upcoming === 1 ? 'The upcoming booking' : `The ${upcoming} upcoming bookings`;
  if (!canTell(records))
    return upcoming === 0 ? null : (
      <Text>{`${bookings} will be canceled. The client gets no email, because you turned emails off for this client’s bookings.`}</Text>
    );
  return (
    <Stack gap="sm">
      <ChoiceGroup
        legend={upcoming > 0 ? bookings : 'Emails not sent yet'}
        value={tells ? 'tell' : 'silent'}
        onChange={(choice) => onChange({ tells: choice === 'tell' })}
      >
        <Choice value="tell">
          {upcoming > 0
            ? 'Cancel and notify the client. The person is erased once the email is sent.'
            : 'Send them first. The person is erased afterward.'}
        </Choice>
        <Choice value="silent">
          {upcoming > 0 ? 'Cancel without an email and erase now.' : 'Erase now. Nobody receives them.'}
        </Choice>
      </ChoiceGroup>
      {upcoming > 0 && tells && (
        <Field label="Reason for the client" hint="Optional. Included in the email.">
          <Textarea
            rows={2}
            maxLength={cancelReasonMax}
            value={reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
