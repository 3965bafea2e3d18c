import { definitionOf } from 'domain/settings/registry';
import { Card, Text } from 'shared-ui';
import { Bullets } from '../dashboard/bullets';
import { managedKeys } from '../form/settings/setting-places';
import { Managed } from './settings.styles';

/** Lists the settings that nothing on this site acts on, so that nobody looks for their fields. */
export function ManagedByHost() {
  return (
    <Card>
      <Managed>
        <summary>Managed by your host</summary>
        <Text size="sm" tone="muted">
          These settings are stored with your site, but this site cannot act on them. Your host can.
        </Text>
        <Bullets>
          {managedKeys.map((key) => (
            <li key={key}>
              {definitionOf(key).label}
              {definitionOf(key).hint && `: ${definitionOf(key).hint}`}
            </li>
          ))}
        </Bullets>
      </Managed>
    </Card>
  );
}
