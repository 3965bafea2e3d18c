import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while; until then the one before, at first `initial`. */
export function useSettled<Value>(value: Value, afterMs: number, initial: Value = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
