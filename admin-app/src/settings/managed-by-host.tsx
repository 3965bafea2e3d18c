import { definitionOf } from 'domain/settings/registry';
import { Fragment } from 'react';
import { Card, Text } from 'shared-ui';
import { Bullets } from '../dashboard/bullets';
import { managedKeys } from '../form/settings/setting-places';
import { Managed } from './settings.styles';

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
            <Text size="sm" tone="muted">
              {sentences[effect]}
            </Text>
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
