import type { BlockedTime } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import { useState } from 'react';
import {
  border,
  Button,
  Card,
  color,
  EmptyState,
  Heading,
  QueryView,
  space,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { PanelHead } from '../../dashboard/panel-head';
import type { QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { useCoachZones, zoneSentence } from '../../dashboard/coach-time';
import { useMinute } from '../../dashboard/use-minute';
import { BookingsNav } from '../bookings-nav';
import { notLoaded } from '../../list/row-marks';
import { emptyDraft, type BlockDraft } from './block-draft';
import { BlockForm } from './block-form';
import { blockedWords } from './blocked-words';

const Times = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.md};
    padding-block: ${space.sm};
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: ${border.hairline} solid ${color.border};
  }
`;

type BlockedTimesViewProps = {
  query: QueryLike<BlockedTime[]>;
  isBlocking: boolean;
  onBlock: (draft: BlockDraft) => Promise<boolean>;
  onFree: (time: BlockedTime) => void;
};

export function BlockedTimesView({ query, isBlocking, onBlock, onFree }: BlockedTimesViewProps) {
  const zones = useCoachZones();
  const [initial] = useState(() => emptyDraft(new Date(), zones));
  return (
    <Stack gap="md">
      <PanelHead title="Bookings">
        {`Visitors can’t book a blocked time. Existing bookings don’t change. ${zoneSentence(zones)}`}
      </PanelHead>
      <BookingsNav />
      <Card padding="md">
        <BlockForm initial={initial} today={coachDayOf(useMinute(), zones)} isBusy={isBlocking} onSubmit={onBlock} />
      </Card>
      <Heading level={3} size="sm">
        Upcoming blocked times
      </Heading>
      <QueryView
        query={query}
        empty={
          <EmptyState
            level={4}
            title="Nothing is blocked"
            description="Everything in your weekly hours can be booked."
          />
        }
        error={notLoaded('Blocked times')}
      >
        {(times) => (
          <Card padding="md">
            <Times>
              {times.map((time) => (
                <li key={time.id}>
                  <div>
                    <strong>{blockedWords(time, zones)}</strong>
                    {time.note && (
                      <Text size="sm" tone="muted">
                        {time.note}
                      </Text>
                    )}
                  </div>
                  <Button size="sm" variant="secondary" onClick={() => onFree(time)}>
                    <span>
                      Unblock<VisuallyHidden> {blockedWords(time, zones)}</VisuallyHidden>
                    </span>
                  </Button>
                </li>
              ))}
            </Times>
          </Card>
        )}
      </QueryView>
    </Stack>
  );
}
