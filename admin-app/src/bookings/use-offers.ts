import { useServices } from 'data-client';
import { type BookingOffer, serviceCatalogue } from 'domain/services';

/** Returns the services that are not archived; until they are read, those of a new site. */
export const useOffers = (): readonly BookingOffer[] => useServices() ?? serviceCatalogue;
