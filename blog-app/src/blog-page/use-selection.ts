import { postCategories } from 'domain/post-categories';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PostHrefOf } from '../posts/post-href';
import { sortOrders, type PostSelection, type SortOrder } from '../posts/matching-posts';

const defaults: PostSelection = { search: '', category: 'all', sort: 'newest' };

/** Browsers throttle history updates, so keystrokes are debounced. */
const writeAfterMs = 300;

function readSelection(parameters: URLSearchParams): PostSelection {
  const sort = parameters.get('sort') ?? '';
  return {
    search: parameters.get('search') ?? defaults.search,
    category: postCategories.find((name) => name === parameters.get('category')) ?? defaults.category,
    sort: sort in sortOrders ? (sort as SortOrder) : defaults.sort,
  };
}

/** Returns the query string of a selection: `?category=coaching`, or an empty string. */
export function selectionAddress(selection: PostSelection): string {
  const chosen = Object.entries(selection).filter(([key, value]) => value !== defaults[key as keyof PostSelection]);
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

/**
 * Returns links that open a post over the list. Back returns to the list.
 *
 * @param listAddress query string of the list
 */
export function hrefOver(blogPath: string, listAddress: string): PostHrefOf {
  return (post) => ({ to: `${blogPath}/${post.slug}${listAddress}`, state: { stepsFromList: 1 } });
}

/** The selection, stored in the URL so that it survives reload and Back. */
export function useSelection(): [PostSelection, (change: Partial<PostSelection>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = readSelection(parameters);
  const address = inAddress.search;
  const [typed, setTyped] = useState({ search: address, written: address, seen: address });
  // Our own update arrives late; any other change of the URL, such as Back, wins over the typed text.
  if (address !== typed.seen)
    setTyped({ ...typed, ...(address !== typed.written && { search: address, written: address }), seen: address });
  const { category, sort } = inAddress;
  const { search } = typed;
  const selection = useMemo(() => ({ search, category, sort }), [search, category, sort]);

  const write = (next: PostSelection) => {
    setTyped({ ...typed, search: next.search, written: next.search });
    setParameters(selectionAddress(next), { replace: true, preventScrollReset: true });
  };
  const writeTyped = useEffectEvent(() => write(selection));
  useEffect(() => {
    if (typed.search === typed.written) return undefined;
    const timer = setTimeout(writeTyped, writeAfterMs);
    // Leaving the field writes at once: a late write would replace the address of a link pressed next.
    addEventListener('focusout', writeTyped);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', writeTyped);
    };
  }, [typed]);

  const change = (next: Partial<PostSelection>) => {
    if (next.search !== undefined) setTyped({ ...typed, search: next.search });
    else write({ ...selection, ...next });
  };
  return [selection, change];
}
