import type { SettingKey } from 'domain/settings/registry';
import type { ReactNode } from 'react';
import { TitledCard } from '../../dashboard/titled-card';
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
    <TitledCard title={title} about={about} gap="lg">
      <FieldGrid>
        {keys.map((key) => (
          <SettingField key={key} name={key}>
            {belowField?.(key)}
          </SettingField>
        ))}
      </FieldGrid>
      {children}
    </TitledCard>
  );
}
