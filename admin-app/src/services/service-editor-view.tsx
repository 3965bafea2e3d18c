import { Badge, Heading, Inline, Stack } from 'shared-ui';
import { BackLink } from '../dashboard/back-link';
import { ChangedElsewhere, overwriteLabel } from '../form/changed-elsewhere';
import { SaveBarView } from '../form/unsaved/save-bar-view';
import { RestoredNote } from '../form/writing/restored-note';
import { WriteAndPreview } from '../form/writing/write-and-preview';
import { ServiceForm } from './service-form';
import { ServicePreview } from './service-preview';
import type { ServiceEditorState } from './use-service-editor';

/** The service editor: a form with a live preview. */
export function ServiceEditorView({ editor }: { editor: ServiceEditorState }) {
  const { saved, problems, conflict } = editor;
  return (
    <Stack>
      <BackLink to="services">All services</BackLink>
      <Inline gap="xs">
        <Heading level={2}>{saved ? 'Edit service' : 'New service'}</Heading>
        {saved?.archivedAt && <Badge>Archived</Badge>}
      </Inline>
      {editor.restoredAt && (
        <RestoredNote
          at={editor.restoredAt}
          hasSaved={Boolean(saved)}
          onKeep={editor.keepRestored}
          onDiscard={editor.discard}
        />
      )}
      {conflict && <ChangedElsewhere subject="This service was" fields={conflict} onTakeTheirs={editor.takeTheirs} />}
      <WriteAndPreview form={<ServiceForm editor={editor} />} preview={<ServicePreview editor={editor} />} />
      <SaveBarView
        label={conflict ? overwriteLabel : 'Save service'}
        unsavedCount={editor.unsavedCount}
        progress={editor.isSaving ? 'Saving' : undefined}
        blockedBy={Object.keys(problems).length > 0 ? 'Fix the errors above to save' : undefined}
        stop={editor.failure && `${editor.failure} Your edits are stored in this browser.`}
        onSave={editor.save}
        onDiscard={editor.discard}
      />
    </Stack>
  );
}
