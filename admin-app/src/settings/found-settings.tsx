import { Link } from 'react-router-dom';
import { Card, Text } from 'shared-ui';
import { findSettings } from '../setting-form/find-settings';
import { Found } from './settings.styles';

export type FoundSettingsProps = { basePath: string; text: string; onGo: () => void };

/** Where a setting is edited, found by its name or by what it does. */
export function FoundSettings({ basePath, text, onGo }: FoundSettingsProps) {
  const found = findSettings(basePath, text);
  return (
    <Card padding="sm" as="section" aria-label="Settings found">
      <Text size="sm" tone="muted" role="status">
        {found.length === 0 ? `No setting matches “${text.trim()}”.` : `${found.length} found`}
      </Text>
      <Found role="list">
        {found.map(({ key, label, where, address }) => (
          <li key={key}>
            <Link to={address} onClick={onGo}>
              {label}
              <Text as="span" size="sm" tone="muted">
                {where}
              </Text>
            </Link>
          </li>
        ))}
      </Found>
    </Card>
  );
}
