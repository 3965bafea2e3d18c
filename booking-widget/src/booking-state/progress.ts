/** `none`: not held (yet). `held`: held for this visitor. `over`: the hold has ended. */
export type Holding = 'none' | 'held' | 'over';

/** Delivery state of the confirmation email, as far as known. */
export type MailState = 'sending' | 'sent' | 'queued' | 'held' | 'not-configured' | 'failed';
