import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `delayMs`; until then the previous one, at first `initial`. */
export function useDebounced<Value>(value: Value, delayMs: number, initial: Value = value): Value {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
