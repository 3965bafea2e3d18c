import { useSettings } from 'data-client';
import { useInvite } from 'data-client/owner';
import { invitationAddress } from './invitation-address';
import type { MailTo } from './mail-journal';
import { MailEditorView } from './mail-editor-view';
import { useMailEditor } from './use-mail-editor';

type MailEditorProps = {
  to: MailTo;
  subject?: string;
  /** The message being answered was deleted: the text can be copied, but no longer sent. */
  isDeleted?: boolean;
  onDone: () => void;
};

/** Writes an email to a person, between a greeting and the coach's name. */
export function MailEditor({ to, subject = '', isDeleted = false, onDone }: MailEditorProps) {
  const { settings } = useSettings();
  const body = `${to.name ? `Dear ${to.name},` : 'Hello,'}\n\n\n\nWarm regards\n${settings.site_title}`;
  const editor = useMailEditor({ to, first: { subject, body, quotesMessage: Boolean(to.messageId) }, onDone });
  const { mutateAsync: invite } = useInvite();
  return (
    <MailEditorView
      to={to}
      editor={editor}
      isDeleted={isDeleted}
      onInvite={async (id) => invitationAddress(await invite({ id, email: to.email }))}
    />
  );
}
