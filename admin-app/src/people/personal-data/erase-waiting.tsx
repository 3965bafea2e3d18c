import type { StoredRow } from 'data-client/owner';
import { Alert, Button, Inline, Stack, Muted, Text } from 'shared-ui';
import { ProgressBar } from '../../dashboard/running-progress';

export type EraseWaitingProps = { mails: readonly StoredRow[]; onClose: () => void; onEraseNow: () => void };

/** Shown while emails to the client are on their way. The person is erased afterward if the dialog stays open. */
export function EraseWaiting({ mails, onClose, onEraseNow }: EraseWaitingProps) {
  const isOne = mails.length === 1;
  const failure = mails.map(({ last_error }) => (typeof last_error === 'string' ? last_error : '')).find(Boolean);
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <ProgressBar aria-label="Sending" />
        <Text role="status">
          {`Waiting until ${isOne ? 'the email is' : `${mails.length} emails are`} sent, which usually takes a minute or two. The person is erased right afterward.`}
        </Text>
      </Stack>
      {failure && (
        <Alert tone="warning" title="The mail server hasn’t accepted the email yet. The site will try again.">
          {failure}
        </Alert>
      )}
      <Muted>
        Keep this open. If you close it, the {isOne ? 'email' : 'emails'} will still be sent, but the person won’t be
        erased until you come back and erase them.
      </Muted>
      <Inline gap="xs" justify="end">
        <Button variant="secondary" onClick={onClose}>
          Close without erasing
        </Button>
        <Button variant="danger" onClick={onEraseNow}>
          Erase now, without the {isOne ? 'email' : 'emails'}
        </Button>
      </Inline>
    </Stack>
  );
}
