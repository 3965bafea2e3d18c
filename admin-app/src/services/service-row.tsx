import type { OwnerService } from 'data-client/owner';
import type { ReactNode } from 'react';
import { Badge, Icon, IconButton, Stack } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { fromList } from '../list/list-address';
import { RowAnswer } from '../list/row-actions';
import type { RowMark } from '../list/row-marks';
import { Detail, NameLink, RefusedReason } from '../list/table-cells';
import { Actions, Grip, Marks, Row } from './service-rows.styles';
import type { ServiceChanges } from './use-service-changes';
import type { RowDrag } from './use-row-drag';

type ServiceRowProps = {
  service: OwnerService;
  position: number;
  count: number;
  drag: RowDrag;
  changes: ServiceChanges;
  onMove: (service: OwnerService, to: number) => void;
};

/** A service in the order of the site. */
export function ServiceRow({ service, position, count, drag, changes, onMove }: ServiceRowProps) {
  const { id, name, isOnPage } = service;
  const mark = changes.marks.get(id);
  const isFirst = position === 0;
  const isLast = position === count - 1;
  return (
    <Row data-row={id} data-dragged={drag.draggedId === id || undefined} data-mark={drag.markOf(id)}>
      <Grip aria-hidden {...drag.grip(id)}>
        <Icon>
          <path strokeWidth="3" d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" />
        </Icon>
      </Grip>
      <ServiceName service={service} mark={mark}>
        <Badge tone={isOnPage ? 'success' : 'neutral'}>{isOnPage ? 'On the page' : 'Hidden from the page'}</Badge>
        <Badge tone={service.isBookable ? 'info' : 'neutral'}>
          {service.isBookable ? `Bookable online, ${service.bookingMinutes} minutes` : 'Not bookable online'}
        </Badge>
      </ServiceName>
      <Actions>
        <IconButton
          size="sm"
          label={`Move ${name} up`}
          icon="arrow-up"
          disabled={isFirst}
          onClick={() => onMove(service, position - 1)}
        />
        <IconButton
          size="sm"
          label={`Move ${name} down`}
          icon="arrow-down"
          disabled={isLast}
          onClick={() => onMove(service, position + 1)}
        />
        <RowAnswer
          verb={isOnPage ? 'Hide' : 'Show'}
          whose={name}
          variant="secondary"
          mark={mark}
          to={['hidden', 'shown']}
          onClick={() => changes.show(service, !isOnPage)}
        />
        <RowAnswer
          verb="Archive"
          whose={name}
          variant="ghost"
          mark={mark}
          to="archived"
          onClick={() => changes.archive(service)}
        />
      </Actions>
    </Row>
  );
}

export function ArchivedRow({ service, changes }: Pick<ServiceRowProps, 'service' | 'changes'>) {
  const mark = changes.marks.get(service.id);
  return (
    <Row>
      <DashboardIcon name="eye-off" />
      <ServiceName service={service} mark={mark}>
        <Badge>Archived</Badge>
      </ServiceName>
      <Actions>
        <RowAnswer
          verb="Restore"
          whose={service.name}
          variant="secondary"
          mark={mark}
          to="restored"
          onClick={() => changes.restore(service)}
        />
      </Actions>
    </Row>
  );
}

type ServiceNameProps = { service: OwnerService; mark?: RowMark; children: ReactNode };

function ServiceName({ service, mark, children }: ServiceNameProps) {
  return (
    <Stack gap="2xs">
      <div>
        <NameLink to={`services/${service.id}`} state={fromList}>
          {service.name}
        </NameLink>
        {service.subtitle && <Detail>{service.subtitle}</Detail>}
      </div>
      <Marks>{children}</Marks>
      <RefusedReason mark={mark} />
    </Stack>
  );
}
