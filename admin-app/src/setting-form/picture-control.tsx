import type { SettingDefinition, SettingKey } from 'data-client/owner';
import { ImageField } from '../image-field/image-field';
import { fieldId } from './field-id';

export type PictureControlProps = {
  name: SettingKey;
  definition: SettingDefinition;
  value: string;
  error?: string;
  onChange: (address: string) => void;
  onLeave: () => void;
};

/** A setting that is a picture: uploaded, or the address of one. */
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
