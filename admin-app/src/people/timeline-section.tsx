import { timelinePageSize, useNoteRemoval, useTimeline, type Cursor } from 'data-client/owner';
import { useState } from 'react';
import { Button, QueryView, Skeleton, Stack, Text, useNotify } from 'shared-ui';
import { useDeletions } from '../dashboard/deletions';
import { NoteEditor } from './note-editor';
import { TimelineEntryView } from './timeline-entry-view';
import { PartHeading } from '../dashboard/panel-head';

type TimelineSectionProps = {
  idOrEmail: string;
  /** Unknown while the person loads; then no note can be added. */
  personId?: string;
};

/** A person's timeline, newest first, below a field for a note. */
export function TimelineSection({ idOrEmail, personId }: TimelineSectionProps) {
  const { start } = useDeletions();
  const removal = useNoteRemoval();
  const notify = useNotify();
  const handleDelete = (id: string) =>
    start({
      ids: [id],
      removal,
      message: 'Note deleted.',
      onRefused: () => notify({ tone: 'error', message: 'Error deleting note' }),
    });
  return (
    <section aria-label="Timeline">
      <Stack gap="md">
        <PartHeading>Timeline</PartHeading>
        {personId && <NoteEditor key={personId} personId={personId} />}
        <Stack as="ol" gap="sm">
          <TimelinePage idOrEmail={idOrEmail} onDelete={handleDelete} />
        </Stack>
      </Stack>
    </section>
  );
}

type TimelinePageProps = {
  idOrEmail: string;
  after?: Cursor;
  onDelete: (id: string) => void;
};

/** The entries after a cursor, and later the page after them. */
function TimelinePage({ after, ...rest }: TimelinePageProps) {
  const { idOrEmail, onDelete } = rest;
  const { shown } = useDeletions();
  const query = useTimeline(idOrEmail, after);
  const [isMoreWanted, setIsMoreWanted] = useState(false);
  return (
    <QueryView
      query={query}
      pending={
        <li>
          <Skeleton lines={4} height="1.5em" />
        </li>
      }
      empty={
        after ? null : (
          <li>
            <Text tone="muted">Nothing has happened yet.</Text>
          </li>
        )
      }
      error="The timeline couldn’t be loaded."
    >
      {(entries) => {
        const last = entries.length === timelinePageSize ? entries.at(-1) : undefined;
        return (
          <>
            {shown(entries, query.dataUpdatedAt).map((entry) => (
              <TimelineEntryView key={entry.id} entry={entry} onDelete={onDelete} />
            ))}
            {last && isMoreWanted && <TimelinePage {...rest} after={last.cursor} />}
            {last && !isMoreWanted && (
              <li>
                <Button size="sm" variant="secondary" onClick={() => setIsMoreWanted(true)}>
                  Show earlier
                </Button>
              </li>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
