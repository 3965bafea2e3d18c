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
  /** The browser's Back closes it, as on a page whose history is the host's own. */
  closesOnBack?: boolean;
  /** The dialog was closed, with nothing left to lose. */
  onClose: () => void;
};

export type BookingPreviewProps = {
  service?: string;
  /** The language, as in `de` or `en-US`; the page's own without it. */
  locale?: string;
  /** How it looks on a page of that kind; `light` without it. */
  scheme?: 'light' | 'dark' | 'auto';
};

export type ManageBookingProps = {
  /** The part of a mail's link that says which booking. */
  link: string;
  /** The language, as in `de` or `en-US`; the page's own without it. */
  locale?: string;
  /** The visitor wants a new booking. */
  onBook: () => void;
};

/** What the remote `booking-widget` exposes under `./app`. */
export type BookingWidgetApp = {
  BookingDialog: ComponentType<BookingDialogProps>;
  /** The form as it stands on a partner's page. It is the real one: what is sent is booked. */
  BookingPreview: ComponentType<BookingPreviewProps>;
  /** The page behind the link in a booking's mails. */
  ManageBooking: ComponentType<ManageBookingProps>;
};
