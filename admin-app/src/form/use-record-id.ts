import { useState } from 'react';

/**
 * The id of the record that a form creates. It stays the same until `renew`, so that a request repeated after a lost response
 * creates no second record.
 */
export function useRecordId(known?: string): [id: string, renew: () => void] {
  const [id, setId] = useState(() => known ?? crypto.randomUUID());
  return [id, () => setId(crypto.randomUUID())];
}
