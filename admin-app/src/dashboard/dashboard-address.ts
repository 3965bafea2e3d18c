type DashboardAddress = {
  tabId?: string;
  recordId?: string;
};

/** The tab and record of a dashboard path. `pathname` comes decoded from the router. */
export function readDashboardAddress(basePath: string, pathname: string): DashboardAddress {
  const [tabId, recordId] = pathname.slice(basePath.length).split('/').filter(Boolean);
  return { tabId, recordId };
}
