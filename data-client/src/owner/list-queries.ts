import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListRequest, Records } from './list';

/** The queries of an entity of the owner's client: a page of its list, and one record. */
export function listQueries<Entity extends string, Item, Filter extends ListRequest>(entity: Entity) {
  type Client = Record<Entity, Pick<Records<Item, Filter>, 'list' | 'byId'>>;
  const all = ['owner', entity] as const;
  return {
    all,
    list: (client: Client, filter: Filter) =>
      queryOptions({
        queryKey: [...all, 'list', filter],
        queryFn: ({ signal }) => client[entity].list(filter, signal),
        // The page one comes from stays until the next one is here.
        placeholderData: keepPreviousData,
      }),
    byId: (client: Client, id: string) =>
      queryOptions({ queryKey: [...all, 'id', id], queryFn: ({ signal }) => client[entity].byId(id, signal) }),
  };
}
