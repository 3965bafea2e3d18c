import { queryOptions } from '@tanstack/react-query';
import { listQueries } from '../list-queries';
import type { OwnerClient } from '../owner-client';
import type { SubscriberFilter } from './requests';
import type { Subscriber } from './subscriber';

const queries = listQueries<'subscribers', Subscriber, SubscriberFilter>('subscribers');

export const ownerSubscriberQueries = {
  ...queries,
  overview: (client: Pick<OwnerClient, 'subscribers'>) =>
    queryOptions({
      queryKey: [...queries.all, 'overview'],
      queryFn: ({ signal }) => client.subscribers.overview(signal),
    }),
};
