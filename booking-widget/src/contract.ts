import type { ComponentType, ReactNode } from 'react';

/** Increased when a change breaks hosts that were built against the previous version. */
export type ContractVersion = 1;

export type BookingDialogProps = {
  isOpen: boolean;
  /**
   * A service id to start with. A bookable one is preselected, one without booking is mentioned in the message, and an
   * unknown one is reported above the choice. `again/<token>` is a "Book again" link, which fills in the details of a person
   * whom the coach knows.
   */
  service?: string;
  /** The language, such as `de` or `en-US`; the page's language if left out. */
  locale?: string;
  /** The visitor's time zone as an IANA name; the browser's if left out. The visitor can change it. */
  timeZone?: string;
  /** Where visitors read how their data is used. The form links it, in a new tab. */
  privacyAddress?: string;
  /**
   * Where visitors write to the coach. The form links it where no time is free. A link to an anchor of the page closes the
   * dialog, after a question if details were typed; any other opens a new tab.
   */
  contactAddress?: string;
  /** Whether the browser's Back button closes the dialog. */
  closesOnBack?: boolean;
  /** The form as it was before a reload: the last value that `onDraft` received. */
  draft?: string;
  /** Receives the entered data whenever it changes; undefined once it is booked. Without it nothing is kept. */
  onDraft?: (draft: string | undefined) => void;
  /** Called after the dialog was closed. */
  onClose: () => void;
};

export type BookingPreviewProps = {
  service?: string;
  /** The language, such as `de` or `en-US`; the page's language if left out. */
  locale?: string;
  /** The color scheme; `light` if left out. */
  scheme?: 'light' | 'dark' | 'auto';
};

export type ManageBookingProps = {
  /** The token in an email's link. */
  link: string;
  /** The language, such as `de` or `en-US`; the page's language if left out. */
  locale?: string;
  /** Called when the visitor wants to book again. */
  onBook: () => void;
};

/** The exports of the remote `booking-widget` under `./app`. */
export type BookingWidgetApp = {
  BookingDialog: ComponentType<BookingDialogProps>;
  /** The form as on a partner's page. It is live: submitting it creates a booking. */
  BookingPreview: ComponentType<BookingPreviewProps>;
  /** The page behind the link in a booking's emails. */
  ManageBooking: ComponentType<ManageBookingProps>;
};

/** The Supabase project that bookings go to: its address without a trailing slash, and the publishable key. */
export type Backend = { url: string; key: string };

export type MountOptions = Omit<BookingDialogProps, 'isOpen' | 'onClose'> & {
  backend: Backend;
  /** `page`: an introduction beside the form; `form`: the form alone; `dialog`: an open dialog. `page` by default. */
  show?: 'page' | 'form' | 'dialog';
  /** The dialog was closed. */
  onClose?: () => void;
};

/** The module `./mount` of the remote `booking-widget`, for hosts that have none of our providers. */
export type BookingWidgetMount = {
  /** Renders the widget with all it needs; resolves with a function that removes it. */
  mount: (element: HTMLElement, options: MountOptions) => Promise<() => void>;
  /** Providers for the components under `./app`, for a host that renders them in its own React tree. */
  BookingProviders: ComponentType<{ backend: Backend; children: ReactNode }>;
};
