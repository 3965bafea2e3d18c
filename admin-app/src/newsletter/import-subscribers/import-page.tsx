import { ImportView } from './import-view';
import { useSubscriberImport } from './use-subscriber-import';

/** Imports subscribers from a CSV file. */
export function ImportPage({ newsletterPath }: { newsletterPath: string }) {
  return <ImportView newsletterPath={newsletterPath} import={useSubscriberImport()} />;
}
