import { useSettings } from 'data-client';
import { useAuthenticatorChange, useNewAuthenticator } from 'data-client/owner';
import { useEffect, useState } from 'react';
import { Dialog, useNotify } from 'shared-ui';
import { RecoveryCodes } from './recovery-codes';
import { SetUpView } from './set-up-view';

type SetUpDialogProps = { isDemanded: boolean; onClose: () => void };

/** Shows the new secret to an app, verifies a code from it, and shows the recovery codes. */
export function SetUpDialog({ isDemanded, onClose }: SetUpDialogProps) {
  const { settings } = useSettings();
  const siteName = settings.site_title;
  const { mutate: begin, data: newKey, error } = useNewAuthenticator();
  const confirm = useAuthenticatorChange('confirm');
  const [codes, setCodes] = useState<string[]>();
  const notify = useNotify();
  useEffect(() => begin(siteName), [begin, siteName]);

  const handleSubmit = (code: string) => {
    if (!newKey) return;
    confirm.mutate({ id: newKey.id, code }, { onSuccess: setCodes });
  };
  const handleDone = () => {
    const next = isDemanded ? '' : ' Now turn on “Two-factor sign-in” and save.';
    notify({ tone: 'success', message: `Your authenticator app is set up.${next}` });
    onClose();
  };
  if (codes)
    return (
      <Dialog isOpen title="Save your recovery codes" onClose={handleDone}>
        <RecoveryCodes codes={codes} onDone={handleDone} />
      </Dialog>
    );
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
