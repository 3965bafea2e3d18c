/** Resolves in a task of its own: in between, the browser answers its visitor. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
