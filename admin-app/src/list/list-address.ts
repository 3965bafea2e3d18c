/** The allowed values of each filter, by its query parameter. */
export type FilterValues = Record<string, string>;

export type ListShape<Filters extends FilterValues, Sort extends string> = {
  filters: { [Name in keyof Filters]: readonly Filters[Name][] };
  /** The first one is the default. */
  sorts: readonly Sort[];
};

/** The state of a list in its address. */
export type ListAddress<Filters extends FilterValues = FilterValues, Sort extends string = string> = {
  filters: Partial<Filters>;
  search: string;
  sort?: Sort;
  page: number;
};

export function readListAddress<Filters extends FilterValues, Sort extends string>(
  { filters, sorts }: ListShape<Filters, Sort>,
  params: URLSearchParams,
): ListAddress<Filters, Sort> {
  const page = Number(params.get('page'));
  const chosen = Object.entries<readonly string[]>(filters).map(([name, values]) => [
    name,
    values.find((value) => value === params.get(name)),
  ]);
  return {
    filters: Object.fromEntries(chosen.filter(([, value]) => value)) as Partial<Filters>,
    search: params.get('search') ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The shortest address: defaults are left out. */
export function writeListAddress({ filters, search, sort, page }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  Object.entries(filters).forEach(([name, value]) => value && params.set(name, value));
  if (search) params.set('search', search);
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Router state of a link from the list to a record: closing the record then goes back in history. */
export const fromList = { isFromList: true } as const;

export const isFromList = (state: unknown) => (state as typeof fromList | null)?.isFromList === true;
