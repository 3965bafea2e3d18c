import type { ReactNode } from 'react';
import { TestDataProvider, type TestDataProviderProps } from './test-data-provider';

/** Options for `renderHook`: the hook runs on a page with these clients. */
export const onPage = (clients: Omit<TestDataProviderProps, 'children'>) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TestDataProvider {...clients}>{children}</TestDataProvider>,
});
