import { SaveBarView } from '../unsaved/save-bar-view';
import { namesOf, type SettingForm } from './use-setting-form';

type SaveBarProps = {
  form: SettingForm;
  /** `Save Settings` */
  label: string;
};

/** Saves a settings form key by key and reports which keys are saved. */
export function SaveBar({ form: { changes, progress, stop, save, discard }, label }: SaveBarProps) {
  const written = stop && stop.written.length > 0 ? `Saved: ${namesOf(stop.written)}. ` : '';
  return (
    <SaveBarView
      label={label}
      unsavedCount={changes.length}
      progress={progress && `Saving ${Math.min(progress.done + 1, progress.of)} of ${progress.of}`}
      stop={stop && `${written}Still unsaved: ${namesOf(stop.waiting)}. ${stop.reason}`}
      onSave={() => void save()}
      onDiscard={discard}
    />
  );
}
