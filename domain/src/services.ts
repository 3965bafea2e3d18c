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

const discoveryCall = 'Complimentary Discovery Call';

const notBookable = { isBookable: false, bookingMinutes: 60, priceLabel: '', bookingDescription: '' };

/** The services of a new site, in its order. The forms' translations are of these. */
export const serviceCatalogue = [
  {
    id: 'keynote',
    name: 'Keynote Speaking',
    isBookable: true,
    bookingMinutes: 30,
    priceLabel: 'Free Consultation',
    bookingDescription: 'Tell me about your audience and your event, and we will find the talk it needs.',
  },
  {
    id: 'leadership',
    name: 'Leadership Coaching',
    isBookable: true,
    bookingMinutes: 60,
    priceLabel: discoveryCall,
    bookingDescription: 'For leaders who want to be clear under pressure and trusted by the people they lead.',
  },
  {
    id: 'executive',
    name: 'Executive Coaching',
    isBookable: true,
    bookingMinutes: 90,
    priceLabel: discoveryCall,
    bookingDescription: 'A confidential thinking partner for decisions you cannot rehearse with your own team.',
  },
  { id: 'retreats', name: 'Destination Retreats', ...notBookable },
  { id: 'advisory', name: 'Strategic Advisory', ...notBookable },
  {
    id: 'business',
    name: 'Business Coaching',
    isBookable: true,
    bookingMinutes: 60,
    priceLabel: discoveryCall,
    bookingDescription: 'For founders and owners whose business has outgrown the way they run it.',
  },
  { id: 'life', name: 'Life Coaching', ...notBookable },
  { id: 'facilitation', name: 'Facilitation', ...notBookable },
] as const satisfies readonly BookingOffer[];

export type ServiceId = (typeof serviceCatalogue)[number]['id'];
