import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useNewRecord } from '../form/use-new-record';
import { ServiceEditorPage } from './service-editor-page';
import { useOwnerServices } from 'data-client/owner';
import { ServicesView } from './services-view';
import { useServiceChanges } from './use-service-changes';
import { useServiceOrder } from './use-service-order';

export function ServicesPage({ recordId }: TabPanelProps) {
  const { key, id, handleCreated } = useNewRecord({ listPath: 'services', recordId });
  if (key === undefined) return <ServicesList />;
  return <ServiceEditorPage key={key} id={id} onCreated={handleCreated} />;
}

function ServicesList() {
  const query = useOwnerServices();
  const all = query.data ?? [];
  const { ordered, move } = useServiceOrder(all.filter(({ archivedAt }) => !archivedAt));
  return (
    <ServicesView
      query={{ ...query, data: query.data && [...ordered, ...all.filter(({ archivedAt }) => archivedAt)] }}
      changes={useServiceChanges()}
      onMove={move}
    />
  );
}
