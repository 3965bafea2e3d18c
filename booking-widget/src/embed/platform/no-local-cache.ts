/** Replaces the data client's local cache, because storage on a partner's page belongs to the partner. */
export const readCache = () => undefined;

export const writeCache = () => {};
