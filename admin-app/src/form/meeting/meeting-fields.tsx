import { meetingKinds, type Meeting, type MeetingKind } from 'domain/meeting-place';
import { Field, Input, Options, Select } from 'shared-ui';
import { meetingKindWords } from './meeting-kind-words';

type MeetingFieldsProps = {
  meeting: Meeting;
  problems: { kind?: string; place?: string };
  kindHint?: string;
  /** About the link of a video call. */
  linkHint: string;
  onChange: (change: Partial<Meeting>) => void;
};

/** Where a consultation takes place: the kind, and its link, number or address. */
export function MeetingFields({ meeting, problems, kindHint, linkHint, onChange }: MeetingFieldsProps) {
  const { kind, place } = meeting;
  const words = kind === 'email' ? undefined : { video: { label: 'Link', hint: linkHint }, ...placeWords }[kind];
  return (
    <>
      <Field label="Where it takes place" hint={kindHint} error={problems.kind}>
        <Select value={kind} onChange={({ target }) => onChange({ kind: target.value as MeetingKind })}>
          <Options of={meetingKinds.map((id) => ({ id, label: meetingKindWords[id] }))} />
        </Select>
      </Field>
      {words && (
        <Field label={words.label} isRequired={kind !== 'video'} hint={words.hint} error={problems.place}>
          <Input autoComplete="off" value={place} onChange={({ target }) => onChange({ place: target.value })} />
        </Field>
      )}
    </>
  );
}

const placeWords = {
  phone: { label: 'Who calls whom', hint: 'For example: I call you at the number you give me.' },
  address: { label: 'Address', hint: 'With directions, if it’s hard to find.' },
};
