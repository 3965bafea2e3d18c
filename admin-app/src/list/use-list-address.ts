import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTabPath } from '../dashboard/base-path';
import {
  isFromList,
  readListAddress,
  writeListAddress,
  type FilterValues,
  type ListAddress,
  type ListShape,
} from './list-address';

/** Keeps the state of a list in the address, so that reload, Back and bookmarks restore it. */
export function useListAddress<Filters extends FilterValues, Sort extends string>(
  shape: ListShape<Filters, Sort>,
  tab: string,
) {
  const tabPath = useTabPath(tab);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = readListAddress(shape, params);

  const pathOf = (path: string, list: ListAddress = address as ListAddress) => ({
    pathname: path,
    search: writeListAddress(list).toString(),
  });
  const go = (change: Partial<ListAddress<Filters, Sort>>, options?: { replace: boolean }) => {
    const next = { ...address, page: 1, ...change } as ListAddress;
    void navigate(pathOf(tabPath, next), options);
  };

  return {
    address,
    go,
    recordPath: (id: string) => pathOf(`${tabPath}/${id}`),
    closeRecord: () => void (isFromList(state) ? navigate(-1) : navigate(pathOf(tabPath), { replace: true })),
  };
}
