/** A startup error that users can fix; its message is one sentence. Other errors are bugs and are printed with their stack. */
export class StartError extends Error {}
