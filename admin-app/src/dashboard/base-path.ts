import { createContext, useContext } from 'react';

/** The address of the dashboard. Views in stories have the usual one. */
export const BasePath = createContext('/admin');

export const useBasePath = () => useContext(BasePath);

/** The address of a tab, without a trailing slash. */
export const useTabPath = (tabId: string) => `${useBasePath()}/${tabId}`;

/** The page of the person with an email address. Addresses are stored in lower case. */
export const personPath = (email: string) => `people/${encodeURIComponent(email.toLowerCase())}`;

type DashboardAddress = { tabId?: string; recordId?: string };

/** The tab and record of a dashboard path. `pathname` comes decoded from the router. */
export function readDashboardAddress(basePath: string, pathname: string): DashboardAddress {
  const [tabId, recordId] = pathname.slice(basePath.length).split('/').filter(Boolean);
  return { tabId, recordId };
}
