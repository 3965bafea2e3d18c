import { Field, Options, Select } from 'shared-ui';
import { isChanging, type RowMark } from './row-marks';

type StatusSelectProps<Status extends string> = {
  value: Status;
  /** The statuses to choose from, with their words. */
  words: Partial<Record<Status, string>>;
  mark?: RowMark<Status>;
  onChange: (status: Status) => void;
};

/** A select for a record's status, with its saving state and error. */
export function StatusSelect<Status extends string>({ value, words, mark, onChange }: StatusSelectProps<Status>) {
  const isSaving = mark?.state === 'changing';
  return (
    <Field
      label="Status"
      hint={isSaving ? 'Saving...' : undefined}
      error={mark?.state === 'refused' ? mark.reason : undefined}
    >
      <Select
        value={isSaving ? mark.to : value}
        disabled={isChanging(mark)}
        onChange={(event) => onChange(event.target.value as Status)}
      >
        <Options of={Object.entries(words as Record<string, string>).map(([id, label]) => ({ id, label }))} />
      </Select>
    </Field>
  );
}
