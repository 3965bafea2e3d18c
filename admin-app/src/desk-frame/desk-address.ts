/** Which tab and which record an address inside the desk means. `pathname` comes decoded from the router. */
export function readDeskAddress(basePath: string, pathname: string): { tabId?: string; recordId?: string } {
  const [tabId, recordId] = pathname.slice(basePath.length).split('/').filter(Boolean);
  return { tabId, recordId };
}
