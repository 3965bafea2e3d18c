import {
  defaultValues,
  definitionOf,
  settingProblem,
  type OwnerSettings,
  type SettingChange,
  type SettingKey,
  type SettingValue,
  type SettingValues,
} from 'data-client/owner';
import { useState } from 'react';

type Edits = Partial<SettingValues>;

export type SettingDraft = {
  /** What the fields show: the saved values with the edits on top. */
  values: SettingValues;
  saved: SettingValues;
  /** Secrets that are set. Their values are never known. */
  secrets: readonly SettingKey[];
  changes: readonly SettingChange[];
  isChanged: (key: SettingKey) => boolean;
  /** What is wrong with a field the person is done with. */
  problemOf: (key: SettingKey) => string | undefined;
  /** Keys that cannot be saved as they are. */
  invalid: readonly SettingKey[];
  change: (key: SettingKey, value: SettingValue) => void;
  /** Takes edits back, all of them without keys. */
  discard: (keys?: readonly SettingKey[]) => void;
  leave: (key: SettingKey) => void;
  /** Shows all problems, as on an attempt to save. */
  showProblems: () => void;
};

/** What is typed into a number's field becomes a number once it is one. */
function asDeclared(key: SettingKey, value: SettingValue): SettingValue {
  const { type } = definitionOf(key);
  if (typeof value !== 'string' || type === 'secret') return value;
  if (type === 'multiline' || type === 'json-array') return value;
  const text = value.trim();
  return type === 'number' && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

const isSecret = (key: SettingKey) => definitionOf(key).type === 'secret';

/** Edits over saved settings. Nothing is lost when the saved ones are read again. */
export function useSettingDraft({ values: saved, secrets }: OwnerSettings): SettingDraft {
  const [edits, setEdits] = useState<Edits>({});
  const [left, setLeft] = useState<ReadonlySet<SettingKey> | 'all'>(new Set());
  // An emptied secret is an edit of its own: it removes what is set.
  const isChanged = (key: SettingKey) =>
    key in edits && (isSecret(key) || asDeclared(key, edits[key] ?? '') !== saved[key]);
  const changed = (Object.keys(defaultValues) as SettingKey[]).filter(isChanged);
  const values: SettingValues = { ...saved, ...edits };
  const problem = (key: SettingKey) => settingProblem(key, values[key]);
  return {
    values,
    saved,
    secrets,
    changes: changed.map((key) => ({ key, value: asDeclared(key, values[key]) })),
    isChanged,
    problemOf: (key) => (isChanged(key) && (left === 'all' || left.has(key)) ? problem(key) : undefined),
    invalid: changed.filter(problem),
    change: (key, value) => setEdits((all) => ({ ...all, [key]: value })),
    discard: (keys) => setEdits((all) => (keys ? without(all, keys) : {})),
    leave: (key) => setLeft((all) => (all === 'all' ? all : new Set([...all, key]))),
    showProblems: () => setLeft('all'),
  };
}

const without = (edits: Edits, keys: readonly SettingKey[]) =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key as SettingKey))) as Edits;
