import { useServices } from 'data-client';
import type { Service } from 'domain/services';
import { useMemo } from 'react';

/** Returns the services on the page, in the owner's order. Undefined while none are known. */
export function useOffers(): readonly Service[] | undefined {
  const services = useServices();
  return useMemo(() => services?.filter(({ isOnPage }) => isOnPage), [services]);
}
