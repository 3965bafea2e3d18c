import { settingProblem } from 'domain/settings/problems';
import { useSaveSettings, type SettingChange, type SettingValues } from 'data-client/owner';
import { useState } from 'react';
import { useNotify } from 'shared-ui';
import { focusFirstError } from '../form/focus-first-error';
import { reasonOf } from '../list/row-marks';

/** The state of replacing the portrait: typed URL, preview, save. A portrait saved elsewhere is shown before it is overwritten. */
export function usePortrait(values: SettingValues) {
  const [typed, setTyped] = useState('');
  // The saved portrait when the owner began to replace it.
  const [seen, setSeen] = useState(String(values.portrait_url));
  const [previewed, setPreviewed] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const saving = useSaveSettings();
  const notify = useNotify();

  const change = (address: string) => {
    if (typed === '') setSeen(String(values.portrait_url));
    setTyped(address);
    setPreviewed(undefined);
    setProblem(undefined);
  };
  /** The trimmed URL; undefined, with an error shown, if it is empty or invalid. */
  const readAddress = (words: string): string | undefined => {
    const address = typed.trim();
    const found = address === '' ? undefined : settingProblem('portrait_url', address);
    setProblem(found);
    if (found) focusFirstError();
    if (address === '') notify({ tone: 'error', message: words });
    return address === '' || found ? undefined : address;
  };

  const preview = () => setPreviewed(readAddress('Please enter an image URL to preview'));
  const save = async () => {
    const address = readAddress('Please enter a valid image URL');
    if (!address || saving.isPending) return;
    try {
      await saving.mutateAsync({ changes: changesFor(address, values), seen: values });
      // The owner may have chosen another one while it was saved.
      setTyped((now) => (now === typed ? '' : now));
      setSeen(address);
      setPreviewed(undefined);
      notify({ tone: 'success', message: 'Portrait updated successfully!' });
    } catch (cause) {
      const message = reasonOf(cause);
      notify({ tone: 'error', message: `Error updating portrait: ${message}` });
    }
  };
  const isConflict = typed !== '' && !saving.isPending && ![seen, typed.trim()].includes(String(values.portrait_url));
  return {
    typed,
    previewed,
    problem,
    /** A portrait that was saved somewhere else in the meantime. */
    theirs: isConflict ? String(values.portrait_url) : undefined,
    isSaving: saving.isPending,
    change,
    preview,
    save,
  };
}

export type PortraitChange = ReturnType<typeof usePortrait>;

/** The home page keeps showing the same portrait if it does now. It comes first, so that a failed save can be repeated. */
function changesFor(address: string, { portrait_url, hero_portrait_url }: SettingValues): SettingChange[] {
  const changes: SettingChange[] = [{ key: 'portrait_url', value: address }];
  if (hero_portrait_url === portrait_url) changes.unshift({ key: 'hero_portrait_url', value: address });
  return changes;
}
