import type { ServiceDraft } from 'data-client/owner';
import { useContext, useDeferredValue, useState } from 'react';
import { Stack, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { PostPreviewContext } from '../form/writing/post-preview-context';
import { textAsPost } from '../form/writing/text-as-post';
import { BookingLine, SectionCard } from './preview-cards';
import { Column, Frame } from './service-preview.styles';
import type { ServiceEditorState } from './use-service-editor';

type PreviewKind = 'section' | 'details' | 'booking';

/** Why visitors do not see it there. */
function hidingWords(shows: PreviewKind, { isOnPage, isBookable }: ServiceDraft, isArchived: boolean) {
  if (isArchived) return 'It is archived, so visitors don’t see it.';
  if (shows === 'booking') return isBookable ? undefined : 'It can’t be booked online, so the dialog doesn’t offer it.';
  return isOnPage ? undefined : 'It is hidden, so visitors don’t see it here.';
}

/** Previews a service where visitors see it: in the services section, after Learn More and in the booking dialog. */
export function ServicePreview({ editor: { draft, saved } }: { editor: ServiceEditorState }) {
  const showText = useContext(PostPreviewContext);
  const service = useDeferredValue(draft);
  const [shows, setShows] = useState<PreviewKind>('section');
  const tabs: { id: PreviewKind; label: string }[] = [
    { id: 'section', label: 'Services section' },
    ...(showText ? [{ id: 'details' as const, label: 'Details' }] : []),
    { id: 'booking', label: 'Booking dialog' },
  ];
  const hiding = hidingWords(shows, draft, Boolean(saved?.archivedAt));
  return (
    <Column>
      <Tabs label="Preview" tabs={tabs} selected={shows} onSelect={setShows}>
        <Stack gap="sm">
          {hiding && <Text size="sm">{hiding}</Text>}
          {shows === 'details' && (
            <Text size="sm" tone="muted">
              The text looks as in your articles. Visitors read it after Learn More, without the article’s header.
            </Text>
          )}
          <Frame inert>
            {shows === 'section' && <SectionCard service={service} />}
            {shows === 'details' && showText?.(textAsPost({ title: service.name, content: service.details }))}
            {shows === 'booking' && <BookingLine service={service} />}
          </Frame>
        </Stack>
      </Tabs>
    </Column>
  );
}
