import { DataError } from 'data-client';
import { definitionOf, settingKeys, type SettingKey } from 'domain/settings/registry';
import { defaultValues, useOwnerSettings, useSaveSettings } from 'data-client/owner';
import { useState, useEffect } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { useNotify } from 'shared-ui';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { reasonOf } from '../../list/row-marks';
import { useBasePath } from '../../dashboard/base-path';
import { settingAddress, fieldId, type SettingTab } from './setting-tabs';
import { useSettingDraft, type SettingDraft } from './use-setting-draft';

/** A save that stopped early: the keys written and the keys still unsaved. */
type SavingStop = { reason: string; written: readonly SettingKey[]; waiting: readonly SettingKey[] };

export type SettingForm = SettingDraft & {
  progress?: { done: number; of: number };
  stop?: SavingStop;
  /** Saves the changed keys; resolves to true if all were saved. */
  save: () => Promise<boolean>;
};

type SettingFormOptions = {
  words: { saved: string; failed: string };
  /** Paths at or below this tab keep the edits. */
  tab: SettingTab;
};

/** A settings form that saves its changed keys in sequence. It focuses the field that the address names. */
export function useSettingForm({ words, tab }: SettingFormOptions) {
  const navigate = useNavigate();
  const basePath = useBasePath();
  const goTo = (key: SettingKey) => void navigate(`${basePath}/${settingAddress(key)}`);
  const query = useOwnerSettings();
  const draft = useSettingDraft(query.data ?? defaultValues);
  const saveSettings = useSaveSettings();
  const notify = useNotify();
  const [progress, setProgress] = useState<SettingForm['progress']>();
  const [lastStop, setStop] = useState<SavingStop & { hideNotice: () => void }>();
  // A key whose response was lost may turn out to be saved, and the owner may discard changes.
  const waiting = lastStop?.waiting.filter(draft.isChanged) ?? [];
  const stop = lastStop && waiting.length > 0 ? { ...lastStop, waiting } : undefined;
  // A stop that is over does not return, even if the owner edits the same key again.
  if (lastStop?.waiting.length && !stop) setStop({ ...lastStop, waiting: [] });
  const isOver = !stop;
  const hideNotice = lastStop?.hideNotice;
  useEffect(() => {
    if (isOver) hideNotice?.();
    return hideNotice;
  }, [isOver, hideNotice]);
  useUnsavedGuard({ isDirty: draft.changes.length > 0, within: `${basePath}/${tab}` });
  useAskedKey(query.status !== 'pending');

  async function save(): Promise<boolean> {
    const { changes, invalid } = draft;
    draft.showProblems();
    if (invalid[0]) {
      goTo(invalid[0]);
      return false;
    }
    const written: SettingKey[] = [];
    const keys = changes.map(({ key }) => key);
    setStop(undefined);
    setProgress({ done: 0, of: keys.length });
    draft.noteSent(changes);
    const handleSaved = (key: SettingKey) => {
      written.push(key);
      setProgress({ done: written.length, of: keys.length });
    };
    try {
      await saveSettings.mutateAsync({ changes, seen: draft.saved, onSaved: handleSaved });
      notify({ tone: 'success', message: words.saved });
      return true;
    } catch (cause) {
      // The bar shows what was saved somewhere else; saving again overwrites it.
      if (cause instanceof DataError && cause.code === 'conflict') return false;
      const reason = reasonOf(cause);
      const hideNotice = notify({ tone: 'error', message: words.failed + reason });
      setStop({ reason, written, waiting: keys.filter((key) => !written.includes(key)), hideNotice });
      return false;
    } finally {
      draft.forgetSaved(changes.filter(({ key }) => written.includes(key)));
      setProgress(undefined);
    }
  }
  return { query, form: { ...draft, progress, stop, save } satisfies SettingForm, goTo };
}

/** Setting labels as a list: `Site title, Tagline and Location`. */
export function namesOf(keys: readonly SettingKey[]): string {
  return new Intl.ListFormat('en').format(keys.map((key) => definitionOf(key).label));
}

const keyIn = (search: string): SettingKey | undefined => {
  const asked = new URLSearchParams(search).get('key');
  return settingKeys.find((key) => key === asked);
};

/** Scrolls to and focuses the field of the setting named by `?key=`, on every navigation. */
function useAskedKey(isReady: boolean): void {
  const { search, key: visit } = useLocation();
  const asked = keyIn(search);
  useEffect(() => {
    const field = isReady && asked ? document.getElementById(fieldId(asked)) : null;
    // An image field is a group, not a single control.
    const control = field?.querySelector<HTMLElement>('input:not([type=file])') ?? field;
    field?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [asked, visit, isReady]);
}
