import type { ListField } from 'domain/settings/definition';
import { Field, Input, Textarea } from 'shared-ui';
import { ImageField } from '../image/image-field';
import { EntryFields, WideField } from '../entries/entry-list.styles';

type ListEntryFieldsProps = {
  entry: Record<string, string>;
  fields: Readonly<Record<string, ListField>>;
  onChange: (entry: Record<string, string>) => void;
};

/** The fields of one entry of a list. */
export function ListEntryFields({ entry, fields, onChange }: ListEntryFieldsProps) {
  return (
    <EntryFields>
      {Object.entries(fields).map(([field, definition]) => (
        <EntryField
          key={field}
          {...definition}
          value={entry[field] ?? ''}
          onChange={(value) => onChange({ ...entry, [field]: value })}
        />
      ))}
    </EntryFields>
  );
}

type EntryFieldProps = ListField & { value: string; onChange: (value: string) => void };

function EntryField({ label, hint, maxLength, isRequired, isMultiline, isPicture, value, onChange }: EntryFieldProps) {
  if (isPicture) {
    return (
      <WideField>
        <ImageField {...{ label, hint, value, onChange }} addressLabel={`${label} URL`} purpose="site" />
      </WideField>
    );
  }
  const shared = {
    value,
    maxLength,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const field = (
    <Field {...{ label, hint, isRequired }}>
      {isMultiline ? (
        <Textarea {...shared} rows={Math.min(8, Math.max(2, Math.ceil(value.length / 60)))} />
      ) : (
        <Input {...shared} />
      )}
    </Field>
  );
  const isLong = isMultiline || maxLength > 60;
  return isLong ? <WideField>{field}</WideField> : field;
}
