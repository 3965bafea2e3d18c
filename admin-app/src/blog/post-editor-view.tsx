import {
  Badge,
  Button,
  Heading,
  Inline,
  Stack,
  Alert,
  RetryButton,
  Muted,
  border,
  color,
  layer,
  media,
  space,
} from 'shared-ui';
import { BackLink } from '../dashboard/back-link';
import { PostConflict } from './post-conflict';
import { PostForm } from './post-form';
import { PostPreview } from './post-preview';
import { isForLater, stateWord } from './post-words';
import { RestoredNote } from '../form/writing/restored-note';
import { WriteAndPreview } from '../form/writing/write-and-preview';
import { useSaveShortcut } from '../form/unsaved/use-save-shortcut';
import type { PostEditor } from './use-post-editor';
import { useCoachTime, type CoachTime } from '../dashboard/coach-time';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding-block: ${space.sm};
  border-block-end: ${border.hairline} solid ${color.border};
  background: ${color.paper};

  /* Below the dashboard header; a phone has no room for both. */
  ${media.up('md')} {
    position: sticky;
    inset-block-start: 4.5rem;
    z-index: ${layer.raised};
  }
`;

type PostEditorViewProps = {
  editor: PostEditor;
  siteName: string;
  onSave: () => void;
  onPublish: (isPublished: boolean) => void;
};

/** The post editor: a form with a live preview. */
export function PostEditorView({ editor, siteName, onSave, onPublish }: PostEditorViewProps) {
  const { saved, draft, saving, isPublished, isDirty } = editor;
  const isSaving = saving.state === 'saving';
  const isStuck = saving.state === 'conflict';
  useSaveShortcut(onSave);
  return (
    <Stack>
      <BackLink to="blog">All posts</BackLink>
      <Bar>
        <div>
          <Inline gap="xs">
            <Heading level={2}>{saved ? 'Edit post' : 'New post'}</Heading>
            <Badge tone={isPublished ? 'success' : 'neutral'}>{saved ? stateWord(saved) : 'Draft'}</Badge>
          </Inline>
          <SaveStatus editor={editor} />
        </div>
        <Inline gap="xs">
          <Button size="sm" variant="secondary" disabled={!isDirty || isSaving || isStuck} onClick={onSave}>
            {isPublished ? 'Save changes' : 'Save draft'}
          </Button>
          <Button
            size="sm"
            variant={isPublished ? 'secondary' : 'primary'}
            disabled={isSaving || isStuck}
            onClick={() => onPublish(!isPublished)}
          >
            {isPublished ? 'Unpublish' : isForLater(draft) ? 'Schedule' : 'Publish'}
          </Button>
        </Inline>
      </Bar>
      {editor.restored && (
        <RestoredNote
          at={editor.restored.at}
          hasSaved={Boolean(editor.saved)}
          onKeep={editor.keepRestored}
          onDiscard={editor.discardRestored}
        />
      )}
      <SaveFailure editor={editor} onSave={onSave} />
      {saving.state === 'conflict' && <PostConflict mine={draft} theirs={saving.theirs} onResolve={editor.resolve} />}
      <WriteAndPreview
        form={<PostForm editor={editor} />}
        preview={<PostPreview draft={draft} saved={saved} siteName={siteName} />}
      />
    </Stack>
  );
}

/** Whether the text is saved, being saved or only in this browser. */
function SaveStatus({ editor }: { editor: PostEditor }) {
  return <Muted role="status">{statusOf(editor, useCoachTime())}</Muted>;
}

function statusOf(editor: PostEditor, { hour }: CoachTime) {
  const { saving, isDirty, isPublished, isUnsaved, isKept, saved, savedAt, values, canRetry } = editor;
  const here = isKept ? 'Stored in this browser' : 'Not stored yet';
  if (saving.state === 'saving') return 'Saving...';
  if (saving.state === 'conflict') return `${here}. A different version is saved.`;
  if (saving.state === 'failed') return canRetry && !isPublished ? `${here}. Retrying...` : `${here}, not saved.`;
  if (!isDirty) return savedAt ? `Saved at ${hour(savedAt)}` : saved ? 'Saved' : 'Empty';
  if (isPublished) return `${here}. Readers still see the saved version.`;
  if (isUnsaved && values.title.trim() === '') return `${here}. Add a title to save it as a draft.`;
  return isUnsaved ? `${here}, not saved.` : `${here}. Saving soon...`;
}

function SaveFailure({ editor, onSave }: { editor: PostEditor; onSave: () => void }) {
  if (editor.saving.state !== 'failed') return null;
  return (
    <Alert tone="danger" title="Error saving post" action={<RetryButton onClick={onSave} />}>
      {editor.saving.error.message} Your text is{' '}
      {editor.isKept ? 'stored in this browser' : 'not stored yet. Keep this page open'}.
    </Alert>
  );
}
