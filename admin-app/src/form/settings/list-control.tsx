import type { SettingDefinition, ListField } from 'domain/settings/definition';
import { listOf, type ListEntry } from 'domain/settings/list-setting';
import type { SettingKey } from 'domain/settings/registry';
import { EntryList } from '../entries/entry-list';
import { labelOf } from '../label-of';
import { fieldId } from './setting-tabs';
import { Field, Input, Textarea } from 'shared-ui';
import { ImageField } from '../image/image-field';
import { EntryFields, WideField } from '../entries/entry-list.styles';

/** A control that renders its own label, hint and error. */
export type OwnControlProps = {
  name: SettingKey;
  definition: SettingDefinition;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** A setting that is a list of small records. The value is its JSON. */
export function ListControl({ name, definition, value, error, onChange, onLeave }: OwnControlProps) {
  const { label, hint, fields = {}, maxEntries = Infinity, entryName = 'entry' } = definition;
  const blank: ListEntry = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
  return (
    <EntryList
      id={fieldId(name)}
      title={label}
      {...{ hint, error, entryName, onLeave }}
      entries={listOf(value).map((entry) => ({ ...blank, ...entry }) as ListEntry)}
      max={maxEntries}
      createEntry={() => blank}
      onChange={(entries) => onChange(JSON.stringify(entries))}
    >
      {(entry, change, owner) => <ListEntryFields {...{ entry, fields, owner }} onChange={change} />}
    </EntryList>
  );
}

type ListEntryFieldsProps = {
  entry: Record<string, string>;
  /** `logo 1` */
  owner: string;
  fields: Readonly<Record<string, ListField>>;
  onChange: (entry: Record<string, string>) => void;
};

function ListEntryFields({ entry, owner, fields, onChange }: ListEntryFieldsProps) {
  return (
    <EntryFields>
      {Object.entries(fields).map(([field, definition]) => (
        <EntryField
          key={field}
          {...definition}
          owner={owner}
          value={entry[field] ?? ''}
          onChange={(value) => onChange({ ...entry, [field]: value })}
        />
      ))}
    </EntryFields>
  );
}

type EntryFieldProps = ListField & { owner: string; value: string; onChange: (value: string) => void };

function EntryField({ label, owner, hint, value, onChange, ...definition }: EntryFieldProps) {
  const { maxLength, isRequired, isMultiline, isPicture } = definition;
  if (isPicture) {
    return (
      <WideField>
        <ImageField {...{ label, owner, hint, value, onChange }} addressLabel={`${label} URL`} purpose="site" />
      </WideField>
    );
  }
  const shared = { value, maxLength, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  const field = (
    <Field label={labelOf(label, owner)} {...{ hint, isRequired }}>
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
