import { useOwnerServices, type OwnerService } from 'data-client/owner';
import { EmptyState, QueryView, useNotify } from 'shared-ui';
import { notLoaded } from '../list/row-marks';
import { ServiceEditorView } from './service-editor-view';
import { useServiceEditor } from './use-service-editor';
import { RouterLinkButton } from '../dashboard/router-link-button';
import { isolated } from '../list/isolated';

type ServiceEditorPageProps = {
  /** Undefined for a new service. */
  id?: string;
  onCreated: (id: string) => void;
};

export function ServiceEditorPage({ id, ...page }: ServiceEditorPageProps) {
  return id === undefined ? <ServiceEditor service={null} {...page} /> : <StoredService id={id} {...page} />;
}

function StoredService({ id, ...page }: ServiceEditorPageProps & { id: string }) {
  const query = useOwnerServices();
  return (
    <QueryView
      query={query}
      pendingLabel="Loading the service"
      isEmpty={(services) => !services.some((service) => service.id === id)}
      empty={
        <EmptyState
          title="This service doesn’t exist"
          description="The address may be misspelled."
          action={<RouterLinkButton to="services">All services</RouterLinkButton>}
        />
      }
      error={notLoaded('The service')}
    >
      {(services) => <ServiceEditor service={services.find((service) => service.id === id) ?? null} {...page} />}
    </QueryView>
  );
}

function ServiceEditor({ service, onCreated }: { service: OwnerService | null; onCreated: (id: string) => void }) {
  const notify = useNotify();
  const editor = useServiceEditor({
    service,
    onSaved: ({ name }) => notify({ tone: 'success', message: `${isolated(name)} was saved.` }),
    onCreated: ({ id }) => onCreated(id),
  });
  return <ServiceEditorView editor={editor} />;
}
