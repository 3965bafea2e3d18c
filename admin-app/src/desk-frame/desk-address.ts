type DeskAddress = {
  tabId?: string;
  recordId?: string;
  /** Names a tab: the desk's own address alone does not. */
  isComplete: boolean;
};

/** Which tab and which record an address inside the desk means. `pathname` comes decoded from the router. */
export function readDeskAddress(basePath: string, pathname: string): DeskAddress {
  const [tabId, recordId] = pathname.slice(basePath.length).split('/').filter(Boolean);
  return { tabId, recordId, isComplete: tabId !== undefined };
}
