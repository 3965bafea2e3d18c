import type { SettingValues } from 'data-client/owner';
import { definitionOf, type SettingKey, settingKeys } from 'domain/settings/registry';
import { Card, Icon, Inline, VisuallyHidden } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { settingAddress } from '../form/settings/setting-tabs';
import { Count, Facts, Mark } from './settings.styles';

const essentials: readonly { key: SettingKey; label: string }[] = [
  { key: 'site_title', label: 'Site title' },
  { key: 'contact_email', label: 'Contact email' },
  { key: 'portrait_url', label: 'Portrait' },
];

/** Whether a setting is the owner's: a new site starts with a sample's values. */
function stateOf(key: SettingKey, values: SettingValues): 'set' | 'missing' | 'still the sample’s' {
  if (String(values[key]).trim() === '') return 'missing';
  return values[key] === definitionOf(key).default ? 'still the sample’s' : 'set';
}

/** The number of settings, and whether the essential ones are set. */
export function SettingsOverview({ values }: { values: SettingValues }) {
  return (
    <Card padding="md" as="section" aria-label="Settings overview">
      <Inline justify="between" gap="md">
        <Count>
          <strong>{settingKeys.length}</strong> settings
        </Count>
        <Facts role="list">
          {essentials.map(({ key, label }) => {
            const state = stateOf(key, values);
            const isSet = state === 'set';
            return (
              <li key={key}>
                <Mark $isGood={isSet}>
                  <Icon name={isSet ? 'check' : 'warning'} />
                </Mark>
                <DashboardLink to={settingAddress(key)}>
                  {label}
                  <VisuallyHidden> is {state}</VisuallyHidden>
                </DashboardLink>
              </li>
            );
          })}
        </Facts>
      </Inline>
    </Card>
  );
}
