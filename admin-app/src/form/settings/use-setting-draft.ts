import { defaultValues, type SettingChange, type SettingValues } from 'data-client/owner';
import type { SettingValue } from 'domain/settings/definition';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { settingProblem } from 'domain/settings/problems';
import { useState } from 'react';

/** A value as typed, and the values that are no conflict: the saved one that the owner saw then, and those sent since. */
type Edit = { value: SettingValue; known: readonly SettingValue[] };

type Edits = Partial<Record<SettingKey, Edit>>;

export type SettingDraft = ReturnType<typeof useSettingDraft>;

/** Converts the text of a number field once it is a valid number. */
function asDeclared(key: SettingKey, value: SettingValue): SettingValue {
  const { type } = definitionOf(key);
  if (typeof value !== 'string') return value;
  if (type === 'multiline' || type === 'json-array' || type === 'list') return value;
  const text = value.trim();
  return type === 'number' && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** Edits on top of the saved settings. Edits survive a refetch. */
export function useSettingDraft(saved: SettingValues) {
  const [edits, setEdits] = useState<Edits>({});
  const [left, setLeft] = useState<ReadonlySet<SettingKey> | 'all'>(new Set());
  const isChanged = (key: SettingKey) => {
    const edit = edits[key];
    return edit !== undefined && asDeclared(key, edit.value) !== saved[key];
  };
  const changed = (Object.keys(defaultValues) as SettingKey[]).filter(isChanged);
  const typed = Object.entries(edits).map(([key, { value }]) => [key, value]);
  const values: SettingValues = { ...saved, ...Object.fromEntries(typed) };
  const problem = (key: SettingKey) => settingProblem(key, values[key]);
  return {
    /** The saved values with the edits on top. */
    values,
    saved,
    changes: changed.map((key): SettingChange => ({ ...edits[key], key, value: asDeclared(key, values[key]) })),
    isChanged,
    /** Changed keys that were also saved somewhere else since the owner edited them. */
    conflicts: changed.filter((key) => !edits[key]?.known.includes(saved[key])),
    /** The errors of the fields that were left. */
    problemOf: (key: SettingKey) => (isChanged(key) && (left === 'all' || left.has(key)) ? problem(key) : undefined),
    invalid: changed.filter(problem),
    change: (key: SettingKey, value: SettingValue) =>
      setEdits((all) => ({ ...all, [key]: { value, known: all[key]?.known ?? [saved[key]] } })),
    /** Discards edits; all of them without keys. */
    discard: (keys?: readonly SettingKey[]) => setEdits((all) => (keys ? without(all, keys) : {})),
    /** Call before the request: its response may be lost, and the owner may type on meanwhile. */
    noteSent: (sent: readonly SettingChange[]) =>
      setEdits((all) => ({
        ...all,
        ...Object.fromEntries(sent.map(({ key, value, known = [] }) => [key, { value, known: [...known, value] }])),
      })),
    /** Forgets changes that were saved, unless the owner has typed on meanwhile. */
    forgetSaved: (written: readonly SettingChange[]) =>
      setEdits((all) => {
        const isSaved = ({ key, value }: SettingChange) => all[key] && asDeclared(key, all[key].value) === value;
        return without(
          all,
          written.filter(isSaved).map(({ key }) => key),
        );
      }),
    leave: (key: SettingKey) => setLeft((all) => (all === 'all' ? all : new Set([...all, key]))),
    /** Shows every error, as an attempt to save does. */
    showProblems: () => setLeft('all'),
  };
}

const without = (edits: Edits, keys: readonly SettingKey[]) =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key as SettingKey))) as Edits;
