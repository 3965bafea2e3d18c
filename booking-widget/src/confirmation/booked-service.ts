import { serviceCatalogue, type Booking } from 'data-client';

import type { Texts } from '../language/texts';

/** The service's name in the visitor's language; as it was stored when the catalogue does not know it. */
export function bookedService({ serviceType, serviceName }: Booking, texts: Texts): string {
  const service = serviceCatalogue.find(({ id }) => id === serviceType);
  return service ? texts.offer(service).name : serviceName;
}
