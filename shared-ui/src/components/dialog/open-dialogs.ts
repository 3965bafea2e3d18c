import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last. What lies outside the topmost is inert, so messages must be shown inside it. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function update(next: readonly HTMLDialogElement[]) {
  stack = next;
  for (const listener of listeners) listener();
}

export function registerOpenDialog(dialog: HTMLDialogElement): () => void {
  update([...stack, dialog]);
  return () => update(stack.filter((one) => one !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog on top, or null. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  );
}
