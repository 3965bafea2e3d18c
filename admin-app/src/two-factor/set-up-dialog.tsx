import { useSettings } from 'data-client';
import { useAuthenticatorChange, useNewAuthenticator } from 'data-client/owner';
import { useEffect } from 'react';
import { Dialog, useNotify } from 'shared-ui';
import { SetUpView } from './set-up-view';

export type SetUpDialogProps = { isDemanded: boolean; onClose: () => void };

/** Tells an app the new secret, and believes it once a code comes back. */
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
      const next = isDemanded ? '' : ' Now switch “Two-factor sign-in” on and save.';
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
