import { useAuthenticators, useRecoveryCodeCount } from 'data-client/owner';
import { useState } from 'react';
import { QueryView } from 'shared-ui';
import { useSettingFormContext } from '../../form/settings/setting-form-context';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RemoveDialog } from './remove-dialog';
import { SetUpDialog } from './set-up-dialog';
import { TwoFactorView } from './two-factor-view';

/** Adds or removes an authenticator app, next to the setting that requires its codes. */
export function TwoFactorCard() {
  const query = useAuthenticators();
  const { data: codesLeft } = useRecoveryCodeCount();
  const isDemanded = useSettingFormContext().saved.two_factor_auth === true;
  const [open, setOpen] = useState<'set-up' | 'remove' | 'codes'>();
  const close = () => setOpen(undefined);
  return (
    <QueryView query={query} error="Your authenticator app couldn’t be loaded." isEmpty={() => false}>
      {([authenticator]) => (
        <>
          <TwoFactorView
            addedAt={authenticator?.addedAt}
            isDemanded={isDemanded}
            codesLeft={codesLeft}
            onNewCodes={() => setOpen('codes')}
            onSetUp={() => setOpen('set-up')}
            onRemove={() => setOpen('remove')}
          />
          {open === 'set-up' && <SetUpDialog isDemanded={isDemanded} onClose={close} />}
          {open === 'codes' && authenticator && <RecoveryCodesDialog id={authenticator.id} onClose={close} />}
          {open === 'remove' && authenticator && <RemoveDialog id={authenticator.id} onClose={close} />}
        </>
      )}
    </QueryView>
  );
}
