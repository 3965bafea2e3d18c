/** An error whose message explains the problem and its remedy; commands print it without a stack trace. */
export class SiteError extends Error {}
