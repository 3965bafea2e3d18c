/** Shares one pending request between calls with the same key, so that a double click books once. */
export function deduplicate<Input, Output>(keyOf: (input: Input) => string, send: (input: Input) => Promise<Output>) {
  const running = new Map<string, Promise<Output>>();
  return (input: Input): Promise<Output> => {
    const key = keyOf(input);
    const current = running.get(key);
    if (current) return current;
    const started = send(input).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
