import { createContext, useContext } from 'react';

/** The address of the dashboard. Views in stories have the usual one. */
export const BasePath = createContext('/admin');

export const useBasePath = () => useContext(BasePath);

/** The address of a tab, without a trailing slash. */
export const useTabPath = (tabId: string) => `${useBasePath()}/${tabId}`;
