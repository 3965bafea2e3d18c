import { fieldErrors, type DetailedService, type FieldErrors } from 'data-client';
import { questionProblems, type IntakeQuestion } from 'domain/intake';
import { meetingKinds } from 'domain/meeting-place';
import * as v from 'valibot';
import { meetingProblems } from '../meeting';
import { imageAddress } from '../posts/post-draft';
import { optionalText, requiredText } from '../text-rules';

/** The editable part of a service. */
export type ServiceDraft = Omit<DetailedService, 'id' | 'hasQuestions'> & {
  /** Free time before and after a consultation; null uses the buffer of the booking rules. */
  bufferMinutes: number | null;
  /** The link (empty if each booking gets its own), who calls which number, or the address. */
  meetingPlace: string;
};

/** A service as the owner sees it, archived or not. */
export type OwnerService = ServiceDraft & { id: string; position: number; archivedAt: Date | null; revision: string };

export const emptyService: ServiceDraft = {
  name: '',
  subtitle: '',
  description: '',
  details: '',
  invitation: '',
  pictureUrl: '',
  isOnPage: true,
  isBookable: true,
  bookingMinutes: 60,
  priceLabel: '',
  bookingDescription: '',
  bufferMinutes: null,
  meetingKind: 'email',
  meetingPlace: '',
  questions: [],
};

function minutes(min: number, max: number, what: string) {
  const sentence = `Please enter the ${what} as ${min} to ${max} minutes, in steps of 5.`;
  return v.pipe(
    v.number(sentence),
    v.check((value) => value >= min && value <= max && value % 5 === 0, sentence),
  );
}

const areComplete = (questions: unknown) =>
  (questions as IntakeQuestion[]).every((question) => Object.keys(questionProblems(question)).length === 0);

const schema = v.object({
  name: requiredText(80, 'name', 'enter'),
  subtitle: optionalText(120, 'subtitle'),
  description: optionalText(1200, 'description'),
  details: optionalText(10_000, 'details'),
  invitation: optionalText(160, 'call to action'),
  pictureUrl: imageAddress,
  isOnPage: v.boolean(),
  isBookable: v.boolean(),
  bookingMinutes: minutes(5, 480, 'duration'),
  priceLabel: optionalText(60, 'price'),
  bookingDescription: optionalText(200, 'line in the booking dialog'),
  bufferMinutes: v.nullable(minutes(0, 120, 'buffer')),
  meetingKind: v.picklist(meetingKinds),
  meetingPlace: v.string(),
  questions: v.custom<readonly IntakeQuestion[]>(areComplete, 'Please complete the questions.'),
});

/** Validation errors, by field. */
export function serviceProblems(draft: ServiceDraft): FieldErrors<ServiceDraft> {
  const { place } = meetingProblems({ kind: draft.meetingKind, place: draft.meetingPlace });
  return { ...(place && { meetingPlace: place }), ...fieldErrors(schema, draft) };
}
