import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListRequest, Records } from './list';

/** Creates the queries of an entity: a page of its list, and one record. */
export function listQueries<Entity extends string, Item, Filter extends ListRequest>(entity: Entity) {
  type Client = Record<Entity, Pick<Records<Item, Filter>, 'list' | 'byId'>>;
  const all = ['owner', entity] as const;
  return {
    all,
    list: (client: Client, filter: Filter) =>
      queryOptions({
        queryKey: [...all, 'list', filter],
        queryFn: ({ signal }) => client[entity].list(filter, signal),
        // Shows the previous page until the next one has loaded.
        placeholderData: keepPreviousData,
      }),
    byId: (client: Client, id: string) =>
      queryOptions({ queryKey: [...all, 'id', id], queryFn: ({ signal }) => client[entity].byId(id, signal) }),
  };
}
