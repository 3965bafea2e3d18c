import { ZoneSearch } from '../../zone-choice/zone-search';

/** The embed is one file, which already contains the search. */
export const loadZoneSearch = async () => ({ ZoneSearch });
