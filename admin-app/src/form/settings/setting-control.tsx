import type { SettingDefinition, SettingValue } from 'domain/settings/definition';
import type { SettingKey } from 'domain/settings/registry';
import { Input, Select, Textarea, type InputProps, type SelectProps } from 'shared-ui';
import { choiceInWords } from './setting-words';
import { systemFonts } from 'domain/settings/fonts';
import { webFonts } from 'domain/settings/web-fonts';
import { styled } from 'styled-components';
import { Swatch } from './setting-field.styles';

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

const Both = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
`;

type ColorControlProps = Pick<InputProps, 'name' | 'onBlur' | 'onChange'> & { label: string; value: string };

const full = /^#[\da-f]{6}$/i;
const short = /^#([\da-f])([\da-f])([\da-f])$/i;

/** The native picker accepts six digits only. */
const forPicker = (text: string) =>
  full.test(text) ? text : short.test(text) ? text.replace(short, '#$1$1$2$2$3$3') : '#000000';

function ColorControl({ label, value, onChange, ...rest }: ColorControlProps) {
  return (
    <Both>
      <Swatch
        type="color"
        aria-label={`Pick ${label.toLowerCase()}`}
        value={forPicker(value.trim())}
        onChange={onChange}
      />
      <Input {...rest} value={value} onChange={onChange} autoComplete="off" spellCheck={false} />
    </Both>
  );
}
