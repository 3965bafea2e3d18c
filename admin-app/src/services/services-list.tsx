import { useOwnerServices } from 'data-client/owner';
import { ServicesView } from './services-view';
import { useServiceChanges } from './use-service-changes';
import { useServiceOrder } from './use-service-order';

export function ServicesList({ tabPath }: { tabPath: string }) {
  const query = useOwnerServices();
  const all = query.data ?? [];
  const { ordered, move } = useServiceOrder(all.filter(({ archivedAt }) => !archivedAt));
  const { marks, show, archive, restore } = useServiceChanges();
  const { status, error, isFetching, refetch } = query;
  return (
    <ServicesView
      tabPath={tabPath}
      query={{
        status,
        error,
        isFetching,
        refetch,
        data: query.data && [...ordered, ...all.filter(({ archivedAt }) => archivedAt)],
      }}
      marks={marks}
      onMove={move}
      onShow={(service, isOnPage) => void show(service, isOnPage)}
      onArchive={(service) => void archive(service)}
      onRestore={(service) => void restore(service)}
    />
  );
}
