export type ServiceId =
  | 'leadership'
  | 'executive'
  | 'keynote'
  | 'business'
  | 'life'
  | 'retreats'
  | 'advisory'
  | 'facilitation';

/** A first consultation about a service, as the booking dialog shows it. */
export type BookingOffer = { durationMinutes: number; priceLabel: string; description: string };

/** A service of the coach. It can be booked directly if it has `booking`. */
export type Service = { id: ServiceId; name: string; booking?: BookingOffer };

const discoveryCall = 'Complimentary Discovery Call';

/** All services, in the order of the booking dialog. */
export const serviceCatalogue: readonly Service[] = [
  {
    id: 'leadership',
    name: 'Leadership Coaching',
    booking: {
      durationMinutes: 60,
      priceLabel: discoveryCall,
      description: 'For leaders who want to be clear under pressure and trusted by the people they lead.',
    },
  },
  {
    id: 'executive',
    name: 'Executive Coaching',
    booking: {
      durationMinutes: 90,
      priceLabel: discoveryCall,
      description: 'A confidential thinking partner for decisions you cannot rehearse with your own team.',
    },
  },
  {
    id: 'keynote',
    name: 'Keynote Speaking',
    booking: {
      durationMinutes: 30,
      priceLabel: 'Free Consultation',
      description: 'Tell me about your audience and your event, and we will find the talk it needs.',
    },
  },
  {
    id: 'business',
    name: 'Business Coaching',
    booking: {
      durationMinutes: 60,
      priceLabel: discoveryCall,
      description: 'For founders and owners whose business has outgrown the way they run it.',
    },
  },
  { id: 'life', name: 'Life Coaching' },
  { id: 'retreats', name: 'Destination Retreats' },
  { id: 'advisory', name: 'Strategic Advisory' },
  { id: 'facilitation', name: 'Facilitation' },
];

/** Returns the name of a service, or `General Consultation` for an unknown id. */
export function serviceName(id: string): string {
  return serviceCatalogue.find((service) => service.id === id)?.name ?? 'General Consultation';
}

/** How long a consultation takes, in minutes: an hour, unless the service offers another duration. */
export const durationOf = (id: string): number =>
  serviceCatalogue.find((service) => service.id === id)?.booking?.durationMinutes ?? 60;
