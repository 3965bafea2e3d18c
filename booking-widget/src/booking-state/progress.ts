/** Whether the chosen time is held for this visitor: not (yet), for now, or no longer. */
export type Holding = 'none' | 'held' | 'over';

/** What is known about the confirmation email. */
export type MailState = 'sending' | 'sent' | 'queued' | 'not-configured' | 'failed';
