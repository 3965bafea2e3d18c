import { useServicesOr } from 'data-client';
import type { Service } from 'domain/services';
import { useMemo } from 'react';

const builtInServices = () => import('domain/built-in-services').then((module) => module.builtInServices);

/** Returns the services on the page, in the owner's order. Undefined until they are read; the built-in ones if that fails. */
export function useOffers(): readonly Service[] | undefined {
  const services = useServicesOr(builtInServices);
  return useMemo(() => services?.filter(({ isOnPage }) => isOnPage), [services]);
}
