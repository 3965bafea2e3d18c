/** Without storage, a reload starts again. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Keeps a value for the page after a reload. Call it when the page is left, so that another tab never gets a copy. */
export const keep = (key: string, value: unknown) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));

export const forget = (key: string) => attempt(() => sessionStorage.removeItem(key));

/** Reads and forgets. Only a reload restores: not a duplicated or reopened tab, nor a later visit in the same tab. */
export function take<Value>(key: string): Value | undefined {
  const kept = attempt(() => {
    const text = sessionStorage.getItem(key);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return text && navigation?.type === 'reload' ? (JSON.parse(text) as Value) : undefined;
  });
  forget(key);
  return kept;
}
