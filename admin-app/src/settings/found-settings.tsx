import { Link } from 'react-router-dom';
import { Card, Text } from 'shared-ui';
import { useBasePath } from '../dashboard/base-path';
import { findSettings } from '../form/settings/find-settings';
import { Found } from './settings.styles';

type FoundSettingsProps = { text: string; onGo: () => void };

/** Search results that link to a setting's field. */
export function FoundSettings({ text, onGo }: FoundSettingsProps) {
  const found = findSettings(useBasePath(), text);
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
