import { readStored, writeStored } from 'data-client';

/** One key, or two in sequence, and the action. */
export type Shortcut = { keys: string; label: string; tab?: string; action?: 'search-list' | 'help' };

/** Keys without a modifier: they can be turned off and are ignored in text fields. */
export const shortcuts: readonly Shortcut[] = [
  { keys: 'g o', label: 'Go to the overview', tab: 'overview' },
  { keys: 'g b', label: 'Go to bookings', tab: 'bookings' },
  { keys: 'g m', label: 'Go to messages', tab: 'contacts' },
  { keys: 'g p', label: 'Go to posts', tab: 'blog' },
  { keys: 'g t', label: 'Go to testimonials', tab: 'testimonials' },
  { keys: 'g n', label: 'Go to the newsletter', tab: 'newsletter' },
  { keys: 'g s', label: 'Go to settings', tab: 'settings' },
  { keys: '/', label: 'Search in the open list', action: 'search-list' },
  { keys: '?', label: 'Show this help', action: 'help' },
];

const storageKey = 'dashboard-shortcuts';

export const areShortcutsOn = () => readStored(storageKey) !== 'off';

/** Without storage they are on again after a reload. */
export const keepShortcuts = (isOn: boolean) => void writeStored(storageKey, isOn ? 'on' : 'off');

/** Whether a text field, a select or a dialog handles the key. */
export function isTakenElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  const field =
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
  return target instanceof Element && target.closest(field) !== null;
}
