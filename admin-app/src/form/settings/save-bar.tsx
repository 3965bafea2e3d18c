import { definitionOf } from 'domain/settings/registry';
import { ChangedElsewhere } from '../changed-elsewhere';
import { truncate } from '../truncate';
import { SaveBarView } from '../unsaved/save-bar-view';
import { valueInWords } from './setting-words';
import { namesOf, type SettingForm } from './use-setting-form';

type SaveBarProps = {
  form: SettingForm;
  /** `Save Settings` */
  label: string;
};

/** Saves a settings form key by key and reports which keys are saved. */
export function SaveBar({ form: { saved, changes, conflicts, progress, stop, save, discard }, label }: SaveBarProps) {
  const written = stop && stop.written.length > 0 ? `Saved: ${namesOf(stop.written)}. ` : '';
  const hasConflict = conflicts.length > 0 && !progress;
  return (
    <SaveBarView
      label={hasConflict ? 'Overwrite with mine' : label}
      note={
        hasConflict && (
          <ChangedElsewhere
            subject={conflicts.length === 1 ? 'This setting was' : 'These settings were'}
            fields={conflicts.map((key) => ({
              label: definitionOf(key).label,
              value: truncate(valueInWords(key, saved[key]), 80),
            }))}
            onTakeTheirs={() => discard(conflicts)}
          />
        )
      }
      unsavedCount={changes.length}
      progress={progress && `Saving ${Math.min(progress.done + 1, progress.of)} of ${progress.of}`}
      stop={stop && `${written}Still unsaved: ${namesOf(stop.waiting)}. ${stop.reason}`}
      onSave={() => void save()}
      onDiscard={discard}
    />
  );
}
