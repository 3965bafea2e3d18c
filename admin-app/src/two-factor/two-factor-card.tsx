import { useAuthenticators } from 'data-client/owner';
import { useState } from 'react';
import { QueryView } from 'shared-ui';
import { useSettingFormContext } from '../setting-form/setting-form-context';
import { RemoveDialog } from './remove-dialog';
import { SetUpDialog } from './set-up-dialog';
import { TwoFactorView } from './two-factor-view';

/** Where the owner sets an authenticator app up and takes it away, beside the setting that demands its codes. */
export function TwoFactorCard() {
  const query = useAuthenticators();
  const isDemanded = useSettingFormContext().saved.two_factor_auth === true;
  const [open, setOpen] = useState<'set-up' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <QueryView query={query} error="Your authenticator app could not be looked up." isEmpty={() => false}>
      {([authenticator]) => (
        <>
          <TwoFactorView
            addedAt={authenticator?.addedAt}
            isDemanded={isDemanded}
            onSetUp={() => setOpen('set-up')}
            onRemove={() => setOpen('remove')}
          />
          {open === 'set-up' && <SetUpDialog isDemanded={isDemanded} onClose={close} />}
          {open === 'remove' && authenticator && <RemoveDialog id={authenticator.id} onClose={close} />}
        </>
      )}
    </QueryView>
  );
}
