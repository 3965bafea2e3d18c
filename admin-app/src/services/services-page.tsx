import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useNewRecord } from '../form/use-new-record';
import { ServiceEditorPage } from './service-editor-page';
import { ServicesList } from './services-list';

export function ServicesPage({ tabPath, recordId }: TabPanelProps) {
  const { key, id, handleCreated } = useNewRecord({ listPath: tabPath, recordId });
  if (key === undefined) return <ServicesList tabPath={tabPath} />;
  return <ServiceEditorPage key={key} tabPath={tabPath} id={id} onCreated={handleCreated} />;
}
