import type { ListField } from 'domain/settings/definition';
import { Field, IconButton, Input, Textarea } from 'shared-ui';
import { ImageField } from '../image/image-field';
import { Entry, EntryFields, EntryHead, WideField } from './list-control.styles';

export type ListEntryAction = 'up' | 'down' | 'remove';

type ListEntryFieldsProps = {
  entry: Record<string, string>;
  index: number;
  count: number;
  fields: Readonly<Record<string, ListField>>;
  entryName: string;
  onChange: (entry: Record<string, string>) => void;
  onAction: (action: ListEntryAction) => void;
};

/** The fields of one entry of a list, and its place among the others. */
export function ListEntryFields({ entry, index, count, fields, entryName, onChange, onAction }: ListEntryFieldsProps) {
  const name = `${entryName} ${index + 1}`;
  return (
    <Entry data-entry={index}>
      <EntryHead>
        {name.charAt(0).toUpperCase() + name.slice(1)}
        <span>
          <IconButton
            size="sm"
            icon="arrow-up"
            label={`Move ${name} up`}
            data-action="up"
            disabled={index === 0}
            onClick={() => onAction('up')}
          />
          <IconButton
            size="sm"
            icon="arrow-down"
            label={`Move ${name} down`}
            data-action="down"
            disabled={index === count - 1}
            onClick={() => onAction('down')}
          />
          <IconButton size="sm" icon="close" label={`Remove ${name}`} onClick={() => onAction('remove')} />
        </span>
      </EntryHead>
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
    </Entry>
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
