import { fieldErrors, type FieldErrors } from 'data-client';
import { meetingKinds, type Meeting, type MeetingKind } from 'domain/meeting-place';
import * as v from 'valibot';
import { optionalText } from './text-rules';

const missingPlaces: Partial<Record<MeetingKind, string>> = {
  phone: 'Please enter who calls whom, and at what number.',
  address: 'Please enter the address.',
};

const schema = v.object({ kind: v.picklist(meetingKinds), place: optionalText(300, 'meeting place') });

/** The meeting as it is stored: without a place if it is agreed by email. */
export const normalizedMeeting = ({ kind, place }: Meeting): Meeting => ({
  kind,
  place: kind === 'email' ? '' : place.trim(),
});

/** Validation errors of a meeting place, by field. */
export function meetingProblems(meeting: Meeting): FieldErrors<Meeting> {
  const missing = meeting.place.trim() === '' ? missingPlaces[meeting.kind] : undefined;
  return { ...(missing && { place: missing }), ...fieldErrors(schema, meeting) };
}
