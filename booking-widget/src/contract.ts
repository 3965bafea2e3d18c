import type { ComponentType } from 'react';

/** Raised when a change breaks a host that was built against the previous shape. */
export type ContractVersion = 1;

export type BookingDialogProps = {
  isOpen: boolean;
  /** A service id to start with. A bookable one is preselected; another one is noted in the message. */
  service?: string;
  /** The dialog was closed, with nothing left to lose. */
  onClose: () => void;
};

/** What the remote `booking-widget` exposes under `./app`. */
export type BookingWidgetApp = {
  BookingDialog: ComponentType<BookingDialogProps>;
};
