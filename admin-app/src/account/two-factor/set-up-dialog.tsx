import { useSettings } from 'data-client';
import { useAuthenticatorChange, useNewAuthenticator } from 'data-client/owner';
import { useEffect } from 'react';
import { Dialog, useNotify } from 'shared-ui';
import { SetUpView } from './set-up-view';

type SetUpDialogProps = { isDemanded: boolean; onClose: () => void };

/** Shows the new secret to an app and verifies a code from it. */
export function SetUpDialog({ isDemanded, onClose }: SetUpDialogProps) {
  const { settings } = useSettings();
  const siteName = settings.site_title;
  const { mutate: begin, data: newKey, error } = useNewAuthenticator();
  const confirm = useAuthenticatorChange('confirm');
  const notify = useNotify();
  useEffect(() => begin(siteName), [begin, siteName]);

  const handleSubmit = (code: string) => {
    if (!newKey) return;
    const onSuccess = () => {
      const next = isDemanded ? '' : ' Now turn on “Two-factor sign-in” and save.';
      notify({ tone: 'success', message: `Your authenticator app is set up.${next}` });
      onClose();
    };
    confirm.mutate({ id: newKey.id, code }, { onSuccess });
  };
  return (
    <Dialog isOpen title="Set up an authenticator app" onClose={onClose}>
      <SetUpView
        newKey={newKey}
        failure={error?.message}
        onRetry={() => begin(siteName)}
        refusal={confirm.error?.message}
        isBusy={confirm.isPending}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
