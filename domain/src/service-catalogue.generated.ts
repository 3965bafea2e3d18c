// Written by `node local-stack/backend/generate-types.mjs` out of supabase/migrations. Not to be edited.
import type { BookingOffer } from './services.ts';

/** The services of a new site, in its order. The forms' translations are of these. */
export const serviceCatalogue = [
  {
    "id": "keynote",
    "name": "Keynote Speaking",
    "isBookable": true,
    "bookingMinutes": 30,
    "priceLabel": "Free Consultation",
    "bookingDescription": "Tell me about your audience and your event, and we will find the talk it needs."
  },
  {
    "id": "leadership",
    "name": "Leadership Coaching",
    "isBookable": true,
    "bookingMinutes": 60,
    "priceLabel": "Complimentary Discovery Call",
    "bookingDescription": "For leaders who want to be clear under pressure and trusted by the people they lead."
  },
  {
    "id": "executive",
    "name": "Executive Coaching",
    "isBookable": true,
    "bookingMinutes": 90,
    "priceLabel": "Complimentary Discovery Call",
    "bookingDescription": "A confidential thinking partner for decisions you cannot rehearse with your own team."
  },
  {
    "id": "retreats",
    "name": "Destination Retreats",
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  },
  {
    "id": "advisory",
    "name": "Strategic Advisory",
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  },
  {
    "id": "business",
    "name": "Business Coaching",
    "isBookable": true,
    "bookingMinutes": 60,
    "priceLabel": "Complimentary Discovery Call",
    "bookingDescription": "For founders and owners whose business has outgrown the way they run it."
  },
  {
    "id": "life",
    "name": "Life Coaching",
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  },
  {
    "id": "facilitation",
    "name": "Facilitation",
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  }
] as const satisfies readonly BookingOffer[];

export type ServiceId = (typeof serviceCatalogue)[number]['id'];
