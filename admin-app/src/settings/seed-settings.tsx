import { useSettingsSeeding } from 'data-client/owner';
import { useEffect } from 'react';
import { useNotify } from 'shared-ui';

/** Sees to it that a new site has its settings; says so when that fails. */
export function SeedSettings() {
  const { error } = useSettingsSeeding();
  const notify = useNotify();
  useEffect(() => {
    if (!error) return undefined;
    return notify({
      tone: 'error',
      message: `The settings could not be checked. ${error.message} The site uses its built-in settings meanwhile.`,
    });
  }, [error, notify]);
  return null;
}
