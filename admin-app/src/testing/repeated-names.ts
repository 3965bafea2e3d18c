import { screen } from '@testing-library/react';

const roles = ['button', 'textbox', 'combobox', 'checkbox', 'spinbutton'];

/** Accessible names that several controls of the page share. */
export function repeatedNames(): string[] {
  const names = roles.flatMap((role) => {
    const found: string[] = [];
    screen.queryAllByRole(role, { name: (name) => found.push(`${role} ${name}`) > 0 });
    return found;
  });
  return names.filter((name, index) => names.indexOf(name) < index);
}
