import type { CalendarFeed } from 'data-client/owner';
import { Button, Text, VisuallyHidden } from 'shared-ui';
import { useCoachTime } from '../dashboard/coach-time';

type FeedItemProps = { feed: CalendarFeed; onRevoke: () => void };

export function FeedItem({ feed, onRevoke }: FeedItemProps) {
  const { moment } = useCoachTime();
  const { name, showsClients, readAt } = feed;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Text size="sm" tone="muted">
          {`${showsClients ? 'Shows clients.' : 'Only shows that you’re busy.'} ${readAt ? `Last read ${moment(readAt)}.` : 'No calendar has read it yet.'}`}
        </Text>
      </div>
      <Button size="sm" variant="ghost" onClick={onRevoke}>
        <span>
          Revoke<VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}
