import { useSettingsSeeding } from 'data-client/owner';
import { useEffect } from 'react';
import { useNotify } from 'shared-ui';

/** Creates the settings of a new site, and reports a failure. */
export function SeedSettings() {
  const { error } = useSettingsSeeding();
  const notify = useNotify();
  useEffect(() => {
    if (!error) return undefined;
    return notify({
      tone: 'error',
      message: `The settings couldn’t be checked. ${error.message} The site uses its default settings for now.`,
    });
  }, [error, notify]);
  return null;
}
