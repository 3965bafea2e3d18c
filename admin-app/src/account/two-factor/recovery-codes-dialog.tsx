import { useAuthenticatorChange } from 'data-client/owner';
import { useState } from 'react';
import { Dialog } from 'shared-ui';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';

/** Replaces the recovery codes after a code from the app, so that an unattended dashboard gives none away. */
export function RecoveryCodesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const renewal = useAuthenticatorChange('renewRecoveryCodes');
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <Dialog
      size="sm"
      title="Create new recovery codes?"
      description="Your previous codes stop working."
      // Closed now, it would never show the new ones.
      onCloseRequest={() => !renewal.isPending}
      onClose={onClose}
    >
      <CodeForm
        refusal={renewal.error?.message}
        isBusy={renewal.isPending}
        submitLabel="Create codes"
        busyLabel="Creating..."
        onSubmit={(code) => renewal.mutate({ id, code }, { onSuccess: setCodes })}
      />
    </Dialog>
  );
}
