import { englishWords } from 'domain/booking-words/english';
import type { Meeting } from 'domain/meeting-place';
import { Button, Grid, Inline, Stack, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { MeetingFields } from '../../form/meeting/meeting-fields';

type BookingPlaceProps = {
  /** The place chosen for this booking. */
  meeting?: Meeting;
  /** Undefined until it is known. */
  ofService?: Meeting;
  problem?: string;
  onChange: (meeting?: Meeting) => void;
};

/** One line about the service's meeting place, or fields to choose another one for this booking. */
export function BookingPlace({ meeting, ofService, problem, onChange }: BookingPlaceProps) {
  const usual = ofService ? englishWords.meetingPlace(ofService) : 'As set for the service';
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {!meeting && <UsualPlace>{`Place: ${usual}`}</UsualPlace>}
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onChange(meeting ? undefined : (ofService ?? { kind: 'email', place: '' }))}
        >
          {meeting ? 'Use the service’s place' : 'Change place'}
        </Button>
      </Inline>
      {meeting && (
        <Grid min="12rem" gap="md">
          <MeetingFields
            meeting={meeting}
            problems={{ place: problem }}
            linkHint="Only this client gets it. Leave it empty if you send it later."
            onChange={(change) => onChange({ ...meeting, ...change })}
          />
        </Grid>
      )}
    </Stack>
  );
}

/** Breaks long links. */
const UsualPlace = styled(Text)`
  overflow-wrap: anywhere;
`;
