/** Loads the list of all zones, which few visitors need. */
export const loadZoneSearch = () => import('./zone-search');
