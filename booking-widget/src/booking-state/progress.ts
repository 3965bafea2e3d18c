/** `none`: not held (yet). `held`: held for this visitor. `over`: the hold has ended. */
export type Holding = 'none' | 'held' | 'over';

/** What is known about the confirmation email. */
export type MailState = 'sending' | 'sent' | 'queued' | 'held' | 'not-configured' | 'failed';
