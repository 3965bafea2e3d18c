import { personalMailLimits } from 'data-client/owner';
import { useLayoutEffect, useRef } from 'react';
import { Alert, Button, Checkbox, Field, Inline, Input, Stack, Muted, Textarea } from 'shared-ui';
import { Form } from '../form';
import { RestoredNote } from '../writing/restored-note';
import type { MailTo } from './mail-journal';
import type { MailEditorState } from './use-mail-editor';
import { useRecordId } from '../use-record-id';
import { useWork } from '../use-work';

type MailEditorViewProps = {
  to: MailTo;
  editor: MailEditorState;
  /** The text can be copied, but no longer sent. */
  isDeleted?: boolean;
  /** Returns the address of a new "Book again" link. */
  onInvite: (id: string) => Promise<string>;
};

/** The form of an email to a person, as plain text. */
export function MailEditorView({ to, editor, isDeleted = false, onInvite }: MailEditorViewProps) {
  const { words, change, problems, isSending, failure, restoredAt } = editor;
  const isFixed = isSending || isDeleted;
  const text = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    // Where the greeting ends.
    const place = text.current?.value.indexOf('\n\n') ?? -1;
    text.current?.focus();
    if (place >= 0) text.current?.setSelectionRange(place + 2, place + 2);
  }, []);
  const handleInsert = (address: string) => {
    const field = text.current;
    if (!field) return;
    field.setRangeText(address, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    change({ body: field.value });
  };
  return (
    <Form gap="sm" aria-label={to.messageId ? 'Your reply' : 'New email'} onSubmit={editor.send}>
      {restoredAt && (
        <RestoredNote at={restoredAt} hasSaved={false} onKeep={editor.keepRestored} onDiscard={editor.startOver} />
      )}
      <Muted>{`To ${[to.name, to.email].filter(Boolean).join(', ')}`}</Muted>
      <Field label="Subject" isRequired error={problems.subject}>
        <Input
          value={words.subject}
          maxLength={personalMailLimits.subject}
          readOnly={isFixed}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </Field>
      <Field label="Email" isRequired hint="Replies come to your own mailbox." error={problems.body}>
        <Textarea
          ref={text}
          rows={12}
          value={words.body}
          maxLength={personalMailLimits.body}
          readOnly={isFixed}
          onChange={({ target }) => change({ body: target.value })}
        />
      </Field>
      <InsertLink isDisabled={isFixed} onInvite={onInvite} onInsert={handleInsert} />
      {to.messageId && (
        <Checkbox
          label="Quote the message below"
          checked={words.quotesMessage}
          disabled={isFixed}
          onChange={({ target }) => change({ quotesMessage: target.checked })}
        />
      )}
      {failure && !isDeleted && (
        <Alert tone="danger" title="The email couldn’t be sent">
          {failure}
        </Alert>
      )}
      <Inline gap="xs">
        {!isDeleted && (
          <Button type="submit" icon="mail" isBusy={isSending} busyLabel="Sending...">
            Send email
          </Button>
        )}
        <Button variant="ghost" disabled={isSending} onClick={() => void editor.cancel()}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}

type InsertLinkProps = {
  isDisabled: boolean;
  /** Returns the address of a new "Book again" link with this id. Rejects with the reason. */
  onInvite: (id: string) => Promise<string>;
  onInsert: (address: string) => void;
};

function InsertLink({ isDisabled, onInvite, onInsert }: InsertLinkProps) {
  const [id, renewId] = useRecordId();
  const { isBusy, problem, run } = useWork();
  const handleInsert = async () => {
    onInsert(await onInvite(id));
    renewId();
  };
  return (
    <Stack gap="xs">
      <Button
        size="sm"
        variant="secondary"
        icon="calendar"
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={() => void run(handleInsert)}
      >
        Insert a “Book again” link
      </Button>
      {problem && <Alert tone="danger">{`The link couldn’t be created. ${problem}`}</Alert>}
    </Stack>
  );
}
