import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { Link } from 'react-router-dom';
import { Text } from 'shared-ui';
import { useBasePath } from '../dashboard/base-path';
import { TitledCard } from '../dashboard/titled-card';
import { editedKey, placeInWords, settingAddress } from '../form/settings/setting-places';
import { Places } from './settings.styles';

/** Links to settings that belong to this tab by name but are edited elsewhere. */
export function EditedElsewhere({ keys }: { keys: readonly SettingKey[] }) {
  const basePath = useBasePath();
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
                  <Link to={settingAddress(basePath, key)}>{definitionOf(key).label}</Link>
                  {editedKey(key) !== key && ` is the same as ${definitionOf(editedKey(key)).label}`}
                </li>
              ))}
          </Places>
        </section>
      ))}
    </TitledCard>
  );
}
