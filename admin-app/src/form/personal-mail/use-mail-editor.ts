import { DataError } from 'data-client';
import { useSendPersonalMail } from 'data-client/owner';
import { useRef, useState } from 'react';
import { useConfirm, useNotify } from 'shared-ui';
import { reasonOf } from '../../list/row-marks';
import { discardQuestion } from '../unsaved/guards';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard';
import { useJournal } from '../writing/use-journal';
import { mailJournal, type MailTo, type MailWords } from './mail-journal';
import { isolated } from '../../list/isolated';

type MailEditorOptions = {
  to: MailTo;
  /** The text to begin with. */
  first: MailWords;
  /** The email was sent or discarded. */
  onDone: () => void;
};

const sendingQuestion = {
  title: 'Leave while your email is being sent?',
  message: 'If it can’t be sent, you’ll see why, and your text is kept.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
};

/** The state of an email to a person. A draft survives a crash of the browser, and sending it twice sends one email. */
export function useMailEditor({ to, first, onDone }: MailEditorOptions) {
  const [start] = useState(first);
  const [journal] = useState(() => mailJournal(to));
  const [restored, setRestored] = useState(() => journal.read());
  const [id, setId] = useState(() => restored?.id ?? crypto.randomUUID());
  const [words, setWords] = useState(restored?.values ?? start);
  const [showsProblems, setShowsProblems] = useState(false);
  const { mutateAsync: sendMail, isPending, error } = useSendPersonalMail();
  const hasLeft = useRef(false);
  const confirm = useConfirm();
  const notify = useNotify();

  const isDirty = words.subject !== start.subject || words.body !== start.body;
  const problems = {
    subject: words.subject.trim() ? undefined : 'Please enter a subject.',
    body: words.body.trim() ? undefined : 'Please write something.',
  };
  useJournal(journal, { values: words, id, isDirty });
  const guard = useUnsavedGuard({
    isDirty: isDirty || isPending,
    question: isPending ? sendingQuestion : undefined,
    onDiscard: () => {
      if (isPending) hasLeft.current = true;
      else journal.end();
    },
  });

  const send = async () => {
    setShowsProblems(true);
    if (isPending || problems.subject || problems.body) return;
    const { subject, body, quotesMessage } = words;
    const { messageId, email, name } = to;
    try {
      await sendMail({ id, subject, body, ...(messageId ? { messageId, quotesMessage } : { email }) });
    } catch (cause) {
      // Another text was sent under this id before its response was lost.
      if (cause instanceof DataError && cause.code === 'conflict') setId(crypto.randomUUID());
      if (hasLeft.current)
        notify({
          tone: 'error',
          message: `Your email to ${isolated(name) || email} couldn’t be sent. ${reasonOf(cause)}`,
        });
      return;
    }
    journal.end();
    guard.lift();
    notify({ tone: 'success', message: `Your email to ${isolated(name) || email} is on its way.` });
    if (!hasLeft.current) onDone();
  };
  return {
    words,
    change: (part: Partial<MailWords>) => setWords((now) => ({ ...now, ...part })),
    problems: showsProblems ? problems : { subject: undefined, body: undefined },
    isSending: isPending,
    failure: error && !isPending ? reasonOf(error) : undefined,
    restoredAt: restored?.at,
    send: () => void send(),
    cancel: async () => {
      // About this text only: a note may be unsaved on the same page.
      if (isDirty && !(await confirm(discardQuestion))) return;
      journal.end();
      onDone();
    },
    keepRestored: () => setRestored(undefined),
    startOver: () => {
      setRestored(undefined);
      setWords(start);
    },
  };
}

export type MailEditorState = ReturnType<typeof useMailEditor>;
