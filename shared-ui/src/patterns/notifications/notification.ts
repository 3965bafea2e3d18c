export type NotificationTone = 'success' | 'error' | 'info';

export type NotificationMessage = {
  tone: NotificationTone;
  message: string;
  /** Label of the close button, in the language of the message. */
  dismissLabel?: string;
  /** One action, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** Lifetime while not hovered or focused. The default depends on the tone; with 0 it stays. */
  milliseconds?: number;
  /** Called once when the notification is gone, and its action with it. */
  onGone?: () => void;
  /** Identifies the subject, by default the message: a notification replaces an earlier one with the same subject. */
  about?: string;
};

/** `since` is when it was first rendered, in milliseconds. */
export type ShownNotification = NotificationMessage & { id: number; since?: number; source?: string };
