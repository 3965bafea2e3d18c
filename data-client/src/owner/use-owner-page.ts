import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import { useOwnerQuery, type Options, type Read } from './use-owner-query';

/** Returns a query whose earlier page stays visible while the next one is read. */
export const useOwnerPage = <Data>(queryKey: QueryKey, read: Read<Data>, options?: Options<Data>) =>
  useOwnerQuery<Data>(queryKey, read, { ...options, placeholderData: keepPreviousData });
