import type { SettingKey } from 'domain/settings/registry';
import type { ReactNode } from 'react';
import { Card, Heading, Stack, Text } from 'shared-ui';
import { SettingField } from './setting-field';
import { FieldGrid } from './setting-field.styles';

type SettingSectionProps = {
  title: string;
  about?: string;
  keys: readonly SettingKey[];
  /** Content below a field's control. */
  belowField?: (key: SettingKey) => ReactNode;
  children?: ReactNode;
};

/** A group of related fields. */
export function SettingSection({ title, about, keys, belowField, children }: SettingSectionProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="lg">
        <div>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          {about && (
            <Text size="sm" tone="muted">
              {about}
            </Text>
          )}
        </div>
        <FieldGrid>
          {keys.map((key) => (
            <SettingField key={key} name={key}>
              {belowField?.(key)}
            </SettingField>
          ))}
        </FieldGrid>
        {children}
      </Stack>
    </Card>
  );
}
