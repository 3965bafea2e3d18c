import type { SettingDefinition } from 'domain/settings/definition';
import { listOf, type ListEntry } from 'domain/settings/list-setting';
import type { SettingKey } from 'domain/settings/registry';
import { useEffect, useRef, useState } from 'react';
import { Button, FieldError, FieldHint, VisuallyHidden } from 'shared-ui';
import { fieldId } from './field-id';
import { ListEntryFields, type ListEntryAction } from './list-entry-fields';
import { Entries, ListFrame, ListTitle } from './list-control.styles';

type ListControlProps = {
  name: SettingKey;
  definition: SettingDefinition;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** A list of small records: add, edit, reorder and remove. The value is its JSON. */
export function ListControl({ name, definition, value, error, onChange, onLeave }: ListControlProps) {
  const { label, hint, fields = {}, maxEntries = Infinity, entryName = 'entry' } = definition;
  const root = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const blank = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
  const entries = listOf(value).map((entry) => ({ ...blank, ...entry }) as ListEntry);
  const isFull = entries.length >= maxEntries;

  // An entry takes the focus along when it moves; a removed one leaves it to the button that adds.
  useEffect(() => {
    if (nextFocus.current) root.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = undefined;
  });

  const change = (next: readonly Record<string, string>[], words: string, focus?: string) => {
    nextFocus.current = focus;
    setSaid(words);
    onChange(JSON.stringify(next));
  };
  const add = () =>
    change([...entries, blank], '', `[data-entry="${entries.length}"] :is(input:not([type=file]), textarea)`);
  const act = (index: number, action: ListEntryAction) => {
    const entry = entries[index] ?? blank;
    const others = entries.filter((_, place) => place !== index);
    if (action === 'remove') return change(others, `${entryName} ${index + 1} removed`, '[data-add]');
    const place = index + (action === 'up' ? -1 : 1);
    const words = `${entryName} ${index + 1} is now ${place + 1} of ${entries.length}`;
    const isAtEnd = place === 0 || place === entries.length - 1;
    const button = isAtEnd ? (action === 'up' ? 'down' : 'up') : action;
    change(others.toSpliced(place, 0, entry), words, `[data-entry="${place}"] [data-action="${button}"]`);
  };

  return (
    <ListFrame
      ref={root}
      id={fieldId(name)}
      role="group"
      aria-labelledby={`${fieldId(name)}-label`}
      tabIndex={-1}
      onBlur={onLeave}
    >
      <ListTitle id={`${fieldId(name)}-label`}>{label}</ListTitle>
      {hint && <FieldHint>{hint}</FieldHint>}
      <Entries>
        {entries.map((entry, index) => (
          <ListEntryFields
            key={index}
            {...{ entry, index, fields, entryName }}
            count={entries.length}
            onChange={(next) => change(entries.with(index, next), '')}
            onAction={(action) => act(index, action)}
          />
        ))}
      </Entries>
      {error && <FieldError>{error}</FieldError>}
      <Button size="sm" variant="secondary" data-add disabled={isFull} onClick={add}>
        Add a {entryName}
      </Button>
      {isFull && <FieldHint>There is room for {maxEntries}.</FieldHint>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </ListFrame>
  );
}
