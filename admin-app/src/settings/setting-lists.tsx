import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { Muted, Text, Card } from 'shared-ui';
import { DashboardLink } from '../dashboard/dashboard-link';
import { TitledCard } from '../dashboard/titled-card';
import { editedKey, placeInWords, settingAddress, managedKeys } from '../form/settings/setting-tabs';
import { Places, Found, Managed } from './settings.styles';
import { findSettings } from '../form/settings/find-settings';
import { findScreens } from './find-screens';
import { Fragment } from 'react';
import { Bullets } from '../dashboard/bullets';

/** Links to settings that belong to this tab by name but are edited elsewhere. */
export function EditedElsewhere({ keys }: { keys: readonly SettingKey[] }) {
  const places = [...new Set(keys.map(placeInWords))];
  return (
    <TitledCard title="Edited elsewhere" about="Each setting is edited in one place only.">
      {places.map((place) => (
        <section key={place} aria-label={place}>
          <Text size="sm" tone="strong" as="h4">
            {place}
          </Text>
          <Places>
            {keys
              .filter((key) => placeInWords(key) === place)
              .map((key) => (
                <li key={key}>
                  <DashboardLink to={settingAddress(key)}>{definitionOf(key).label}</DashboardLink>
                  {editedKey(key) !== key && ` is the same as ${definitionOf(editedKey(key)).label}`}
                </li>
              ))}
          </Places>
        </section>
      ))}
    </TitledCard>
  );
}

/** Search results that link to a setting's field. */
export function FoundSettings({ text, onGo }: { text: string; onGo: () => void }) {
  const found = [...findSettings(text), ...findScreens(text)];
  return (
    <Card padding="sm" as="section" aria-label="Settings found">
      <Muted role="status">
        {found.length === 0 ? `No setting matches “${text.trim()}”.` : `${found.length} found`}
      </Muted>
      <Found role="list">
        {found.map(({ key, label, where, address }) => (
          <li key={key}>
            <DashboardLink to={address} onClick={onGo}>
              {label}
              <Muted as="span">{where}</Muted>
            </DashboardLink>
          </li>
        ))}
      </Found>
    </Card>
  );
}

const sentences = {
  host: 'These settings are stored with your site, but only your host can apply them.',
  none: 'These settings are stored with your site, but have no effect.',
} as const;

/** Lists the settings that nothing on this site acts on, so that nobody looks for their fields. */
export function ManagedByHost() {
  return (
    <Card>
      <Managed>
        <summary>Managed by your host</summary>
        {(['host', 'none'] as const).map((effect) => (
          <Fragment key={effect}>
            <Muted>{sentences[effect]}</Muted>
            <Bullets>
              {managedKeys
                .filter((key) => definitionOf(key).effect === effect)
                .map((key) => (
                  <li key={key}>
                    {definitionOf(key).label}
                    {definitionOf(key).hint && `: ${definitionOf(key).hint}`}
                  </li>
                ))}
            </Bullets>
          </Fragment>
        ))}
      </Managed>
    </Card>
  );
}
