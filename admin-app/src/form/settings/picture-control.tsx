import type { SettingDefinition } from 'domain/settings/definition';
import type { SettingKey } from 'domain/settings/registry';
import { ImageField } from '../image/image-field';
import { fieldId } from './field-id';

type PictureControlProps = {
  name: SettingKey;
  definition: SettingDefinition;
  value: string;
  error?: string;
  onChange: (address: string) => void;
  onLeave: () => void;
};

/** The image field of a setting. */
export function PictureControl({ name, definition, value, error, onChange, onLeave }: PictureControlProps) {
  const { label, hint, picture } = definition;
  const least = picture === 'any size' ? undefined : picture;
  return (
    <div id={fieldId(name)} tabIndex={-1} onBlur={onLeave}>
      <ImageField
        label={label}
        addressLabel={`${label} URL`}
        purpose="site"
        least={least}
        ratio={least && least.width / least.height}
        value={value}
        hint={hint}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}
