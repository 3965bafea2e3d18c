import { systemFonts } from 'domain/settings/fonts';
import { webFonts } from 'domain/settings/web-fonts';
import { Select, type SelectProps } from 'shared-ui';

/** A select of web fonts and system fonts. */
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
