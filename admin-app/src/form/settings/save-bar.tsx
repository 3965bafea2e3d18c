import { definitionOf } from 'domain/settings/registry';
import { ChangedElsewhere, overwriteLabel } from '../changed-elsewhere';
import { truncate } from 'domain/truncate';
import { SaveBarView } from '../unsaved/save-bar-view';
import { valueInWords } from './setting-words';
import { namesOf, type SettingForm } from './use-setting-form';

type SaveBarProps = {
  form: SettingForm;
  /** `Save Settings` */
  label: string;
};

/** Saves a settings form key by key and reports which keys are saved. */
export function SaveBar({ form, label }: SaveBarProps) {
  const { changes, progress, stop, save, discard } = form;
  const written = stop && stop.written.length > 0 ? `Saved: ${namesOf(stop.written)}. ` : '';
  const hasConflict = form.conflicts.length > 0 && !progress;
  return (
    <SaveBarView
      label={hasConflict ? overwriteLabel : label}
      note={hasConflict && <SettingConflicts form={form} />}
      unsavedCount={changes.length}
      progress={progress && `Saving ${Math.min(progress.done + 1, progress.of)} of ${progress.of}`}
      isStopAnnounced
      stop={stop && `${written}Still unsaved: ${namesOf(stop.waiting)}. ${stop.reason}`}
      onSave={() => void save()}
      onDiscard={discard}
    />
  );
}

/** The settings that were saved somewhere else since the owner edited them. */
export function SettingConflicts({ form: { conflicts, saved, discard } }: Pick<SaveBarProps, 'form'>) {
  return (
    <ChangedElsewhere
      subject={conflicts.length === 1 ? 'This setting was' : 'These settings were'}
      fields={conflicts.map((key) => ({
        label: definitionOf(key).label,
        value: truncate(valueInWords(key, saved[key]), 80),
      }))}
      onTakeTheirs={() => discard(conflicts)}
    />
  );
}
