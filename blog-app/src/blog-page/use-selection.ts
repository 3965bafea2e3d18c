import { postCategories } from 'data-client';
import { useSearchParams } from 'react-router-dom';
import { sortOrders } from './matching-posts';
import type { PostSelection, SortOrder } from './matching-posts';

const defaults: PostSelection = { search: '', category: 'all', sort: 'newest' };

/** What the visitor looks for, kept in the address: reload and Back keep it. */
export function useSelection(): [PostSelection, (change: Partial<PostSelection>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const category = postCategories.find((name) => name === parameters.get('category')) ?? defaults.category;
  const sort = (parameters.get('sort') ?? '') in sortOrders ? (parameters.get('sort') as SortOrder) : defaults.sort;
  const selection = { search: parameters.get('search') ?? '', category, sort };

  const change = (next: Partial<PostSelection>) => {
    const entries = Object.entries({ ...selection, ...next }).filter(
      ([key, value]) => value !== defaults[key as keyof PostSelection],
    );
    setParameters(Object.fromEntries(entries), { replace: true, preventScrollReset: true });
  };
  return [selection, change];
}
