/** A service of the coach as visitors see it. */
export type Service = {
  id: string;
  name: string;
  subtitle: string;
  description: string;
  /** The call to action, one sentence. */
  invitation: string;
  /** Empty without a picture. */
  pictureUrl: string;
  /** Whether the services section and the contact form show it. */
  isOnPage: boolean;
  /** Whether a first consultation can be booked online. */
  isBookable: boolean;
  bookingMinutes: number;
  priceLabel: string;
  /** The line in the booking dialog. */
  bookingDescription: string;
  /** Whether the booking form asks questions of the service's own. */
  hasQuestions?: boolean;
};

/** The fields of a service that the booking dialog shows. */
export type BookingOffer = Pick<
  Service,
  'id' | 'name' | 'isBookable' | 'bookingMinutes' | 'priceLabel' | 'bookingDescription' | 'hasQuestions'
>;
