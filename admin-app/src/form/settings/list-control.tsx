import type { SettingDefinition } from 'domain/settings/definition';
import { listOf, type ListEntry } from 'domain/settings/list-setting';
import type { SettingKey } from 'domain/settings/registry';
import { EntryList } from '../entries/entry-list';
import { fieldId } from './field-id';
import { ListEntryFields } from './list-entry-fields';

type ListControlProps = {
  name: SettingKey;
  definition: SettingDefinition;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** A setting that is a list of small records. The value is its JSON. */
export function ListControl({ name, definition, value, error, onChange, onLeave }: ListControlProps) {
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
      {(entry, change) => <ListEntryFields {...{ entry, fields }} onChange={change} />}
    </EntryList>
  );
}
