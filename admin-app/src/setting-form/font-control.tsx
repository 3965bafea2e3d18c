import { webFonts } from 'data-client';
import { systemFonts } from 'data-client/owner';
import { Select, type SelectProps } from 'shared-ui';

/** A family, from the web or from every system. */
export function FontControl(props: Omit<SelectProps, 'children'>) {
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
