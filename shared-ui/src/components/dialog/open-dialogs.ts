import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last. Everything outside the topmost is inert, so notifications render inside it. */
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

/** Returns the topmost dialog, or null. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  );
}
