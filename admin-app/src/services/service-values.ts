import { emptyService, type ServiceDraft } from 'data-client/owner';
import type { IntakeQuestion } from 'domain/intake';

/** The values of the form: numbers as typed; an empty buffer means that of the booking rules. */
export type ServiceValues = Omit<ServiceDraft, 'bookingMinutes' | 'bufferMinutes'> & {
  bookingMinutes: string;
  bufferMinutes: string;
};

const labels: Record<keyof ServiceDraft, string> = {
  name: 'Name',
  subtitle: 'Subtitle',
  description: 'Description',
  details: 'Details',
  invitation: 'Call to action',
  pictureUrl: 'Image URL',
  isOnPage: 'Shown on the page',
  isBookable: 'Bookable online',
  bookingMinutes: 'Duration, in minutes',
  priceLabel: 'Price',
  bookingDescription: 'Line in the booking dialog',
  bufferMinutes: 'Buffer, in minutes',
  meetingKind: 'Meeting place',
  meetingPlace: 'Details of the meeting place',
  questions: 'Questions',
};

const fields = Object.keys(labels) as (keyof ServiceDraft)[];

export function valuesOf(service: ServiceDraft | null): ServiceValues {
  const draft = service ?? emptyService;
  return {
    ...(Object.fromEntries(fields.map((field) => [field, draft[field]])) as ServiceDraft),
    bookingMinutes: String(draft.bookingMinutes),
    bufferMinutes: draft.bufferMinutes === null ? '' : String(draft.bufferMinutes),
    questions: draft.questions.map(questionOf),
  };
}

const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The values to save. A consultation whose place is agreed by email has no other details of its place. */
export const draftOf = (values: ServiceValues): ServiceDraft => ({
  ...values,
  name: values.name.trim(),
  pictureUrl: values.pictureUrl.trim(),
  bookingMinutes: numberOf(values.bookingMinutes),
  bufferMinutes: values.bufferMinutes.trim() === '' ? null : numberOf(values.bufferMinutes),
  meetingPlace: values.meetingKind === 'email' ? '' : values.meetingPlace.trim(),
  questions: values.questions.map(questionOf),
});

/** A question to save: only a choice has answers to choose from. */
export const questionOf = ({ id, kind, label, isRequired, options = [] }: IntakeQuestion): IntakeQuestion => ({
  id,
  kind,
  label: label.trim(),
  isRequired,
  ...(kind === 'choice' && { options: options.map((option) => option.trim()).filter(Boolean) }),
});

/** The labels of the fields in which two versions differ, with the second version's values. */
export const differencesOf = (one: ServiceValues, other: ServiceValues) =>
  fields
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => ({ label: labels[field], value: wordsOf(other[field]) }));

function wordsOf(value: ServiceValues[keyof ServiceValues]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : value.map(({ label }) => label).join(' · ');
  return text || 'empty';
}
