import { parseTimestamp } from 'data-client';
import type { BookingMailState, TimelineEntry } from 'data-client/owner';
import type { BookingStatus } from 'domain/booking-status';
import { useState } from 'react';
import { Badge, Button, IconButton, Inline, Muted, Text } from 'shared-ui';
import { StatusBadge } from '../list/status-badge';
import { useCoachTime } from '../dashboard/coach-time';
import { LazyMailEditor } from '../form/personal-mail/lazy-mail-editor';
import { mailJournal } from '../form/personal-mail/mail-journal';
import { deleteIcon } from '../list/row-actions';
import { causeOf, stateTones, stateWords } from '../list/mails/mail-words';
import { NameLink } from '../list/table-cells';
import { NoteEditor } from './note-editor';
import { EntryRoot, EntryText } from './people.styles';
import { entryTitle } from './person-words';

type TimelineEntryViewProps = { entry: TimelineEntry; onDelete: (id: string) => void };

/** One entry of the timeline, with a link to its record. */
export function TimelineEntryView({ entry, onDelete }: TimelineEntryViewProps) {
  const { moment } = useCoachTime();
  const to = pathOf(entry);
  return (
    <EntryRoot data-kind={entry.kind}>
      <Inline gap="xs" justify="between">
        <strong>{to ? <NameLink to={to}>{entryTitle(entry)}</NameLink> : entryTitle(entry)}</strong>
        <Text size="xs" tone="muted">
          <time dateTime={entry.at.toISOString()}>{moment(entry.at)}</time>
        </Text>
      </Inline>
      <Details entry={entry} onDelete={onDelete} />
    </EntryRoot>
  );
}

function pathOf(entry: TimelineEntry): string | undefined {
  switch (entry.kind) {
    case 'booking':
      return `bookings/${entry.id}`;
    case 'message':
      return `contacts/${entry.id}`;
    case 'personal':
      return entry.details.message_id ? `contacts/${entry.details.message_id}` : undefined;
    case 'mail':
      return entry.details.booking_id && `bookings/${entry.details.booking_id}`;
    case 'campaign':
      return `newsletter/campaigns/${entry.details.campaign_id}`;
    default:
      return undefined;
  }
}

function Details({ entry, onDelete }: TimelineEntryViewProps) {
  const { moment } = useCoachTime();
  switch (entry.kind) {
    case 'booking':
      return (
        <>
          <Inline gap="xs">
            <span>{moment(parseTimestamp(entry.details.starts_at))}</span>
            <StatusBadge status={entry.details.status as BookingStatus} />
          </Inline>
          {entry.details.message && <EntryText>{entry.details.message}</EntryText>}
          {entry.details.owner_note && <Muted>{`Your note: ${entry.details.owner_note}`}</Muted>}
        </>
      );
    case 'message':
      return <ReceivedMessage entry={entry} />;
    case 'personal':
      return <SentMail entry={entry} />;
    case 'mail':
    case 'campaign':
      return <Delivery state={entry.details.state} />;
    case 'subscription':
      return entry.details.is_confirmed ? null : <Muted>Not confirmed yet</Muted>;
    case 'note':
      return <Note note={{ id: entry.id, ...entry.details }} onDelete={onDelete} />;
  }
}

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

function ReceivedMessage({ entry: { id, email, details } }: { entry: EntryOf<'message'> }) {
  const [isAnswering, setAnswering] = useState(() => mailJournal({ messageId: id, email }).read() !== undefined);
  return (
    <>
      <EntryText>{details.message}</EntryText>
      {isAnswering ? (
        <LazyMailEditor
          to={{ name: details.name, email, messageId: id }}
          subject={`Re: ${details.service_name || 'General Inquiry'}`}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <Inline gap="xs">
          <Button size="sm" variant="ghost" onClick={() => setAnswering(true)}>
            Reply
          </Button>
        </Inline>
      )}
    </>
  );
}

/** The owner's email, with its delivery state unless it was sent. */
function SentMail({ entry: { details } }: { entry: EntryOf<'personal'> }) {
  return (
    <>
      <Delivery {...details} />
      <EntryText>{details.body}</EntryText>
    </>
  );
}

/** The delivery state of an email, unless it was sent. Only newsletters have the state `claimed`, shortly before they are sent. */
function Delivery({ state, reason }: { state: string; reason?: string }) {
  if (state === 'sent') return null;
  const known = (state === 'claimed' ? 'sending' : state) as BookingMailState;
  return (
    <Inline gap="xs">
      <Badge tone={stateTones[known]}>{stateWords[known]}</Badge>
      {reason && <Text size="sm">{causeOf({ reason })}</Text>}
    </Inline>
  );
}

type NoteProps = { note: { id: string } & EntryOf<'note'>['details']; onDelete: (id: string) => void };

function Note({ note: { id, text, updated_at: revision }, onDelete }: NoteProps) {
  const [isEdited, setIsEdited] = useState(false);
  if (isEdited) return <NoteEditor note={{ id, text, revision }} onDone={() => setIsEdited(false)} />;
  return (
    <>
      <EntryText>{text}</EntryText>
      <Inline gap="xs">
        <Button size="sm" variant="ghost" onClick={() => setIsEdited(true)}>
          Edit note
        </Button>
        <IconButton size="sm" label="Delete note" icon={deleteIcon} onClick={() => onDelete(id)} />
      </Inline>
    </>
  );
}
