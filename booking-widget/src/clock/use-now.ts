import { useEffect, useState } from 'react';

/** Returns the current time, updated every minute: pages stay open over midnight and over cutoffs. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
