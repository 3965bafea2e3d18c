import { SaveEverythingView } from './save-everything-view';
import { useSaveEverything } from './use-save-everything';

/** Saves all rows and images to one file. */
export function SaveEverythingCard() {
  const { save, start, cancel, goOn } = useSaveEverything();
  return <SaveEverythingView save={save} onSave={() => void start()} onCancel={cancel} onGoOn={goOn} />;
}
