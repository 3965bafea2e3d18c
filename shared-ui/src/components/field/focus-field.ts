/** Focuses a field that has an error, wherever the form is scrolled. */
export function focusField(field: HTMLElement): void {
  field.focus();
  // Safari does not scroll to a field in the window, even if a sticky bar covers its label or error.
  field.scrollIntoView({ block: 'nearest' });
}
