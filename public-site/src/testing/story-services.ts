import { builtInServices } from 'domain/built-in-services.generated';

/** The services on the page of a new site. */
export const storyServices = builtInServices.filter(({ isOnPage }) => isOnPage);
