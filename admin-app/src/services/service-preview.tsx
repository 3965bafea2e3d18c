import type { DetailedService } from 'data-client';
import { emptyService, UnsavedService, type ServiceDraft } from 'data-client/owner';
import { createElement, useDeferredValue, useState } from 'react';
import { Stack, Muted, Text } from 'shared-ui';
import { Tabs } from 'shared-ui/dashboard';
import { QuestionFields } from 'shared-ui/questions';
import type { ServicePreviewProps } from '../contract';
import { useHostPreviews } from '../dashboard/host-previews';
import { Column, Frame, Questions } from './service-preview.styles';
import type { ServiceEditorState } from './use-service-editor';

type PreviewKind = ServicePreviewProps['shows'];

const tabs: { id: PreviewKind; label: string }[] = [
  { id: 'section', label: 'Services section' },
  { id: 'page', label: 'Service page' },
  { id: 'booking', label: 'Booking dialog' },
];

/** Why visitors do not see it there. */
function hidingWords(shows: PreviewKind, { isOnPage, isBookable }: ServiceDraft, isArchived: boolean) {
  if (isArchived) return 'It’s archived, so visitors don’t see it.';
  if (shows === 'booking') return isBookable ? undefined : 'It can’t be booked online, so the dialog doesn’t offer it.';
  return isOnPage ? undefined : 'It’s hidden, so visitors don’t see it here.';
}

/** Previews a service where visitors see it: in the services section, on its own page and in the booking dialog. */
export function ServicePreview({ editor: { draft, saved } }: { editor: ServiceEditorState }) {
  const { ServicePreview: HostPreview } = useHostPreviews();
  const [shows, setShows] = useState<PreviewKind>('section');
  const service = useDeferredValue(draft);
  const id = saved?.id ?? 'new';
  const hiding = hidingWords(shows, draft, Boolean(saved?.archivedAt));
  return (
    <Column>
      <Tabs label="Preview" tabs={tabs} selected={shows} onSelect={setShows}>
        <Stack gap="sm">
          {hiding && <Text size="sm">{hiding}</Text>}
          {HostPreview ? (
            <UnsavedService service={shownAs(shows, id, service)}>
              <Frame $isPage={shows !== 'booking'}>{createElement(HostPreview, { id, shows })}</Frame>
            </UnsavedService>
          ) : (
            <Text tone="muted">The preview isn’t available here.</Text>
          )}
          {shows === 'booking' && <AskedQuestions questions={service.questions} />}
        </Stack>
      </Tabs>
    </Column>
  );
}

/** The service, completed for the preview while fields are missing or invalid. Hidden services are shown, too. */
function shownAs(shows: PreviewKind, id: string, draft: ServiceDraft): DetailedService {
  const { name, bookingMinutes, isBookable } = draft;
  return {
    ...draft,
    id,
    name: name || 'Name',
    bookingMinutes: Number.isNaN(bookingMinutes) ? emptyService.bookingMinutes : bookingMinutes,
    isOnPage: true,
    isBookable: isBookable || shows === 'booking',
  };
}

const nothing = () => {};

/** The questions of the booking dialog's last step, which opens only for a saved service. */
function AskedQuestions({ questions }: Pick<ServiceDraft, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <>
      <Muted>With the visitor’s details:</Muted>
      <Questions inert>
        <QuestionFields
          questions={questions.map((question) => ({ ...question, label: question.label || 'Question' }))}
          answers={{}}
          chooseLabel="Please choose"
          onAnswer={nothing}
        />
      </Questions>
    </>
  );
}
