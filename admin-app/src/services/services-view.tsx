import type { OwnerService } from 'data-client/owner';
import { EmptyState, Inline, QueryView, Stack, Muted, Text, type QueryLike } from 'shared-ui';
import { PanelHead, PartHeading } from '../dashboard/panel-head';
import { newId } from '../form/use-new-record';
import { ListSkeleton } from '../list/list-skeleton';
import { notLoaded } from '../list/row-marks';
import { ArchivedRow, ServiceRow } from './service-row';
import { Rows } from './service-rows.styles';
import type { ServiceChanges } from './use-service-changes';
import { useRowDrag } from './use-row-drag';
import { NewRecordButton } from '../dashboard/router-link-button';

type ServicesViewProps = {
  /** All services in the order of the site. */
  query: QueryLike<OwnerService[]>;
  changes: ServiceChanges;
  onMove: (service: OwnerService, to: number) => void;
};

/** The list of services, which can be put in order, and the archived ones. */
export function ServicesView({ query, ...list }: ServicesViewProps) {
  return (
    <Stack>
      <Inline justify="between">
        <PanelHead title="Services">
          In the order on your site. Drag a service by its handle, or use its arrows.
        </PanelHead>
        <NewRecordButton to={`services/${newId}`}>New service</NewRecordButton>
      </Inline>
      <QueryView
        query={query}
        pending={<ListSkeleton label="services" />}
        empty={<EmptyState title="No services" description="You have no services yet. Start with a name." />}
        error={notLoaded('Services')}
      >
        {(services) => (
          <Stack gap="lg">
            <Offered services={services.filter(({ archivedAt }) => !archivedAt)} {...list} />
            <Archived services={services.filter(({ archivedAt }) => archivedAt)} {...list} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

type RowsProps = Omit<ServicesViewProps, 'query'> & { services: readonly OwnerService[] };

function Offered({ services, changes, onMove }: RowsProps) {
  const serviceOf = (id: string) => services.find((service) => service.id === id);
  const [listRef, drag] = useRowDrag(
    services.map(({ id }) => id),
    (id, to) => {
      const service = serviceOf(id);
      if (service) onMove(service, to);
    },
  );
  if (services.length === 0) return <Text>All services are archived. Visitors don’t see any.</Text>;
  return (
    <Rows forwardedAs="ol" ref={listRef} padding="md" role="list" aria-label="Services in the order of the site">
      {services.map((service, position) => (
        <ServiceRow
          key={service.id}
          service={service}
          position={position}
          count={services.length}
          drag={drag}
          changes={changes}
          onMove={onMove}
        />
      ))}
    </Rows>
  );
}

function Archived({ services, changes }: RowsProps) {
  if (services.length === 0) return null;
  return (
    <Stack gap="xs">
      <PartHeading>Archived</PartHeading>
      <Muted>Visitors don’t see them and can’t book them. Existing bookings stay as they are.</Muted>
      <Rows forwardedAs="ul" padding="md" role="list" aria-label="Archived services">
        {services.map((service) => (
          <ArchivedRow key={service.id} service={service} changes={changes} />
        ))}
      </Rows>
    </Stack>
  );
}
