import type { SettingValues } from 'data-client/owner';
import { type SettingKey, settingKeys } from 'domain/settings/registry';
import { Link } from 'react-router-dom';
import { Card, Icon, Inline, VisuallyHidden } from 'shared-ui';
import { useBasePath } from '../dashboard/base-path';
import { settingAddress } from '../form/settings/setting-places';
import { Count, Facts, Mark } from './settings.styles';

const essentials: readonly { key: SettingKey; label: string }[] = [
  { key: 'site_title', label: 'Site title' },
  { key: 'contact_email', label: 'Contact email' },
  { key: 'portrait_url', label: 'Portrait' },
];

/** The number of settings, and whether the essential ones are set. */
export function SettingsOverview({ values }: { values: SettingValues }) {
  const basePath = useBasePath();
  return (
    <Card padding="md" as="section" aria-label="Settings overview">
      <Inline justify="between" gap="md">
        <Count>
          <strong>{settingKeys.length}</strong> settings
        </Count>
        <Facts role="list">
          {essentials.map(({ key, label }) => {
            const isSet = String(values[key]).trim() !== '';
            return (
              <li key={key}>
                <Mark $isGood={isSet}>
                  <Icon name={isSet ? 'check' : 'warning'} />
                </Mark>
                <Link to={settingAddress(basePath, key)}>
                  {label}
                  <VisuallyHidden>{isSet ? ' is set' : ' is missing'}</VisuallyHidden>
                </Link>
              </li>
            );
          })}
        </Facts>
      </Inline>
    </Card>
  );
}
