import type { BlockedTime } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import { useState } from 'react';
import { Card, EmptyState, QueryView, Stack, Muted, type QueryLike } from 'shared-ui';
import { PanelHead, PartHeading } from '../../dashboard/panel-head';
import { useCoachZones, zoneSentence } from '../../dashboard/coach-time';
import { useMinute } from '../../dashboard/use-minute';
import { BookingsNav } from '../bookings-nav';
import { RowList } from '../../list/row-list';
import { notLoaded } from '../../list/row-marks';
import { emptyDraft, type BlockDraft } from './block-draft';
import { BlockForm } from './block-form';
import { blockedWords } from './blocked-words';
import { RowAnswer } from '../../list/row-actions';

type BlockedTimesViewProps = {
  query: QueryLike<BlockedTime[]>;
  isBlocking: boolean;
  onBlock: (draft: BlockDraft) => Promise<boolean>;
  onUnblock: (time: BlockedTime) => void;
};

export function BlockedTimesView({ query, isBlocking, onBlock, onUnblock }: BlockedTimesViewProps) {
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
      <PartHeading>Upcoming blocked times</PartHeading>
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
            <RowList>
              {times.map((time) => (
                <li key={time.id}>
                  <div>
                    <strong>{blockedWords(time, zones)}</strong>
                    {time.note && <Muted>{time.note}</Muted>}
                  </div>
                  <RowAnswer
                    verb="Unblock"
                    whose={blockedWords(time, zones)}
                    variant="secondary"
                    onClick={() => onUnblock(time)}
                  />
                </li>
              ))}
            </RowList>
          </Card>
        )}
      </QueryView>
    </Stack>
  );
}
