import type { OwnerService } from 'data-client/owner';
import type { ReactNode } from 'react';
import { Badge, Icon, IconButton, Stack } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { useTabPath } from '../dashboard/base-path';
import { fromList } from '../list/list-address';
import { RowAnswer } from '../list/row-actions';
import type { RowMark } from '../list/row-marks';
import { Detail, NameLink, RefusedReason } from '../list/table-cells';
import { Actions, Grip, Marks, Row } from './service-rows.styles';
import { bookingWords } from './service-words';
import type { ServiceMove } from './use-service-changes';
import type { RowDrag } from './use-row-drag';

export type ServiceRowActions = {
  onMove: (service: OwnerService, to: number) => void;
  onShow: (service: OwnerService, isOnPage: boolean) => void;
  onArchive: (service: OwnerService) => void;
  onRestore: (service: OwnerService) => void;
};

type ServiceRowProps = Omit<ServiceRowActions, 'onRestore'> & {
  service: OwnerService;
  position: number;
  count: number;
  mark?: RowMark<ServiceMove>;
  drag: RowDrag;
};

/** A service in the order of the site. */
export function ServiceRow({ service, position, count, mark, drag, ...actions }: ServiceRowProps) {
  const { id, name, isOnPage } = service;
  const { onMove, onShow, onArchive } = actions;
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
        <Badge tone={service.isBookable ? 'info' : 'neutral'}>{bookingWords(service)}</Badge>
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
          onClick={() => onShow(service, !isOnPage)}
        />
        <RowAnswer
          verb="Archive"
          whose={name}
          variant="ghost"
          mark={mark}
          to="archived"
          onClick={() => onArchive(service)}
        />
      </Actions>
    </Row>
  );
}

type ArchivedRowProps = {
  service: OwnerService;
  mark?: RowMark<ServiceMove>;
  onRestore: ServiceRowActions['onRestore'];
};

export function ArchivedRow({ service, mark, onRestore }: ArchivedRowProps) {
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
          onClick={() => onRestore(service)}
        />
      </Actions>
    </Row>
  );
}

type ServiceNameProps = Pick<ArchivedRowProps, 'service' | 'mark'> & { children: ReactNode };

function ServiceName({ service, mark, children }: ServiceNameProps) {
  return (
    <Stack gap="2xs">
      <div>
        <NameLink to={`${useTabPath('services')}/${service.id}`} state={fromList}>
          {service.name}
        </NameLink>
        {service.subtitle && <Detail>{service.subtitle}</Detail>}
      </div>
      <Marks>{children}</Marks>
      <RefusedReason mark={mark} />
    </Stack>
  );
}
