import type { SettingValue } from 'domain/settings/definition';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { settingAdvice } from 'domain/settings/problems';
import type { ReactNode } from 'react';
import { Badge, Checkbox, Field, VisuallyHidden } from 'shared-ui';
import { truncate } from 'domain/truncate';
import { fieldId } from './setting-tabs';
import { ListControl, type OwnControlProps } from './list-control';
import { SettingControl } from './setting-control';
import { Advice, FieldFrame, Foot, FootButton } from './setting-field.styles';
import { useSettingFormContext } from './setting-form-context';
import { valueInWords } from './setting-words';
import { ImageField } from '../image/image-field';

type SettingFieldProps = {
  name: SettingKey;
  /** Whether a choice is disabled. */
  isClosed?: (choice: string | number) => boolean;
  /** Content below the control, such as a meter or a preview. */
  children?: ReactNode;
};

/** A setting from the registry: control, hint, error and a reset to the default. */
export function SettingField({ name, isClosed, children }: SettingFieldProps) {
  const form = useSettingFormContext();
  const definition = definitionOf(name);
  const { type, advised, picture } = definition;
  const isWide =
    type === 'list' || type === 'multiline' || type === 'json-array' || advised !== undefined || picture !== undefined;
  const value = form.values[name];
  const error = form.problemOf(name);
  const advice = error ? undefined : settingAdvice(name, value);
  return (
    <FieldFrame $isChanged={form.isChanged(name)} $isWide={isWide}>
      <LabelledControl name={name} isClosed={isClosed} error={error} />
      {advice && <Advice role="status">{advice}</Advice>}
      {children}
      <SettingFoot name={name} />
    </FieldFrame>
  );
}

type LabelledControlProps = Pick<SettingFieldProps, 'name' | 'isClosed'> & { error?: string };

function LabelledControl({ name, isClosed, error }: LabelledControlProps) {
  const form = useSettingFormContext();
  const definition = definitionOf(name);
  const { type, label, hint, isRequired, choices, picture } = definition;
  const value = form.values[name];
  const field = { id: fieldId(name), label, hint, error };
  const control = {
    name,
    definition,
    onChange: (next: SettingValue) =>
      form.change(name, choices && typeof definition.default === 'number' ? Number(next) : next),
    onLeave: () => form.leave(name),
  };
  if (type === 'list') return <ListControl {...control} value={String(value)} error={error} />;
  if (picture) return <PictureControl {...control} value={String(value)} error={error} />;
  if (type === 'boolean') {
    const isOn = value === true;
    return <Checkbox {...field} name={name} checked={isOn} onChange={() => form.change(name, !isOn)} />;
  }
  return (
    <Field {...field} isRequired={isRequired}>
      <SettingControl {...control} value={value} isClosed={isClosed} />
    </Field>
  );
}

/** Shows an unsaved change and offers to undo it or to restore the default. */
function SettingFoot({ name }: { name: SettingKey }) {
  const { values, saved, isChanged, change, discard } = useSettingFormContext();
  const { label, default: original } = definitionOf(name);
  const isDefault = values[name] === original;
  if (isDefault && !isChanged(name)) return null;
  return (
    <Foot>
      {isChanged(name) && <Badge tone="accent">Unsaved</Badge>}
      {isChanged(name) && (
        <FootButton type="button" onClick={() => discard([name])}>
          Undo<VisuallyHidden> the change to {label}</VisuallyHidden>
        </FootButton>
      )}
      {!isDefault && saved[name] !== original && (
        <FootButton type="button" onClick={() => change(name, original)}>
          Reset<VisuallyHidden> {label}</VisuallyHidden> to default: {shortened(valueInWords(name, original))}
        </FootButton>
      )}
    </Foot>
  );
}

const shortened = (text: string) => truncate(text, 28);

function PictureControl({ name, definition, value, error, onChange, onLeave }: OwnControlProps) {
  const { label, hint, picture } = definition;
  return (
    <div id={fieldId(name)} tabIndex={-1} onBlur={onLeave}>
      <ImageField
        label={label}
        addressLabel={`${label} URL`}
        purpose="site"
        min={picture === 'any size' ? undefined : picture}
        value={value}
        hint={hint}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}
