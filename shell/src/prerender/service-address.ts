import type { DetailedService } from 'data-client';
import { paths } from '../app/paths';
import type { Source } from './source';

/** The address of a service's static page. */
export const serviceAddress = ({ id }: Pick<DetailedService, 'id'>) => `${paths.services}/${id}/`;

/** The services with a page: those that visitors see in the services section. */
export function servicesWithPages({ detailedServices = [] }: Source): readonly DetailedService[] {
  return detailedServices.filter(({ isOnPage }) => isOnPage);
}
