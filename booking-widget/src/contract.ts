import type { ComponentType } from 'react';

/** Raised when a change breaks a host that was built against the previous shape. */
export type ContractVersion = 1;

export type BookingDialogProps = {
  isOpen: boolean;
  /** A service id to start with. A bookable one is preselected; another one is noted in the message. */
  service?: string;
  /** The language, as in `de` or `en-US`; the page's own without it. */
  locale?: string;
  /** Where the visitor is, as an IANA name; the browser's zone without it. The visitor can change it. */
  timeZone?: string;
  /** The dialog was closed, with nothing left to lose. */
  onClose: () => void;
};

/** What the remote `booking-widget` exposes under `./app`. */
export type BookingWidgetApp = {
  BookingDialog: ComponentType<BookingDialogProps>;
};
