import type { ChangeEvent } from 'react';
import { Input } from 'shared-ui';
import { styled } from 'styled-components';
import { Swatch } from './setting-field.styles';

const Both = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
`;

type ColorControlProps = {
  name: string;
  label: string;
  value: string;
  onBlur: () => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

const full = /^#[\da-f]{6}$/i;
const short = /^#([\da-f])([\da-f])([\da-f])$/i;

/** The native picker accepts six digits only. */
const forPicker = (text: string) =>
  full.test(text) ? text : short.test(text) ? text.replace(short, '#$1$1$2$2$3$3') : '#000000';

/** A color picker with a text field for the code. */
export function ColorControl({ label, value, onChange, ...rest }: ColorControlProps) {
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
