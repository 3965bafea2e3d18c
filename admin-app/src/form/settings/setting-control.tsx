import type { SettingDefinition, SettingValue } from 'domain/settings/definition';
import type { SettingKey } from 'domain/settings/registry';
import { Input, Select, Textarea, type InputProps, type SelectProps } from 'shared-ui';
import { ColorControl } from './color-control';
import { choiceInWords } from './setting-words';
import { systemFonts } from 'domain/settings/fonts';
import { webFonts } from 'domain/settings/web-fonts';

type SettingControlProps = {
  name: SettingKey;
  definition: SettingDefinition;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  onLeave: () => void;
  /** Whether a choice is disabled. */
  isClosed?: (choice: string | number) => boolean;
};

const looks: Partial<Record<SettingDefinition['type'], InputProps>> = {
  email: { type: 'email', autoComplete: 'off', spellCheck: false },
  url: { inputMode: 'url', autoComplete: 'off', spellCheck: false },
  phone: { type: 'tel', autoComplete: 'off' },
  number: { type: 'number', inputMode: 'decimal' },
};

/** The control for a setting's type, inside a Field. */
export function SettingControl({ name, definition, value, onChange, onLeave, isClosed }: SettingControlProps) {
  const { type, choices, min, max } = definition;
  const shared = {
    name,
    value: String(value),
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (type === 'color') return <ColorControl {...shared} label={definition.label} />;
  if (type === 'multiline' || type === 'json-array') {
    return (
      <Textarea
        {...shared}
        rows={Math.min(12, Math.max(3, Math.ceil(String(value).length / 60)))}
        spellCheck={type === 'multiline'}
      />
    );
  }
  if (type === 'font') return <FontControl {...shared} />;
  if (choices) {
    return (
      <Select {...shared}>
        {choices.map((choice) => (
          <option key={choice} value={String(choice)} disabled={isClosed?.(choice)}>
            {choiceInWords(choice)}
          </option>
        ))}
      </Select>
    );
  }
  return <Input {...shared} {...looks[type]} min={min} max={max} />;
}

/** A select of web fonts and system fonts. */
function FontControl(props: Omit<SelectProps, 'children'>) {
  return (
    <Select {...props}>
      <optgroup label="Web fonts">{webFonts.map(option)}</optgroup>
      <optgroup label="System fonts">{systemFonts.map(option)}</optgroup>
    </Select>
  );
}

const option = (family: string) => (
  <option key={family} value={family}>
    {family}
  </option>
);
