// Written by `node local-stack/backend/generate-types.mjs` out of supabase/migrations. Not to be edited.
import type { Service } from './services.ts';

/** The services of a new site with their texts, with which a site is rendered before it is first published. */
export const builtInServices: readonly Service[] = [
  {
    "id": "keynote",
    "name": "Keynote Speaking",
    "subtitle": "For audiences who have heard the usual talk",
    "description": "Opening or closing, forty minutes or a full hour. I speak about courage under pressure, deciding without certainty and the conversations most teams postpone. Before every event I interview five or six people who will be there, so the talk is about their year, not mine.",
    "invitation": "Planning an event? Tell me who will be in the room.",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": true,
    "bookingMinutes": 30,
    "priceLabel": "Free Consultation",
    "bookingDescription": "Tell me about your audience and your event, and we will find the talk it needs."
  },
  {
    "id": "leadership",
    "name": "Leadership Coaching",
    "subtitle": "One-to-one work for people who lead people",
    "description": "You were promoted because you were good at the work. Leading takes something else: saying less and meaning it, delegating what you do best, staying steady when the room is not. We meet every two weeks and work on the situations in your actual calendar.",
    "invitation": "Bring one situation you keep turning over in your mind.",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": true,
    "bookingMinutes": 60,
    "priceLabel": "Complimentary Discovery Call",
    "bookingDescription": "For leaders who want to be clear under pressure and trusted by the people they lead."
  },
  {
    "id": "executive",
    "name": "Executive Coaching",
    "subtitle": "",
    "description": "",
    "invitation": "",
    "pictureUrl": "",
    "isOnPage": false,
    "isBookable": true,
    "bookingMinutes": 90,
    "priceLabel": "Complimentary Discovery Call",
    "bookingDescription": "A confidential thinking partner for decisions you cannot rehearse with your own team."
  },
  {
    "id": "retreats",
    "name": "Destination Retreats",
    "subtitle": "Three days away from what keeps you busy",
    "description": "Eight to ten senior leaders, a house with good light, long walks and no slides. Mornings are for structured work, afternoons for silence and movement, evenings for the conversations that only begin after dinner. Most people arrive tired and leave with a decision.",
    "invitation": "Ask about upcoming dates, or about a retreat for your own team.",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  },
  {
    "id": "advisory",
    "name": "Strategic Advisory",
    "subtitle": "A second opinion on decisions you cannot discuss in-house",
    "description": "For chief executives, owners and boards: succession, a reorganization, a partner who should leave, a strategy everyone nods at and nobody follows. I read the papers, talk to the people you name and tell you plainly what I see, including your own part in it.",
    "invitation": "Describe the decision in three sentences. That is enough to begin.",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  },
  {
    "id": "business",
    "name": "Business Coaching",
    "subtitle": "For founders whose company has outgrown its habits",
    "description": "What worked with twelve people breaks at forty. Together we sort out what only you should do, build the leadership around you and set a rhythm of goals, meetings and numbers that survives your vacations. Practical, unsentimental and reviewed every quarter.",
    "invitation": "Tell me what you did last week that someone else should be doing.",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": true,
    "bookingMinutes": 60,
    "priceLabel": "Complimentary Discovery Call",
    "bookingDescription": "For founders and owners whose business has outgrown the way they run it."
  },
  {
    "id": "life",
    "name": "Life Coaching",
    "subtitle": "For the part of your life without a job description",
    "description": "A marriage after the children, a career that succeeded in the wrong direction, a loss, a move, a birthday with a zero. We take the question seriously without making it heavier than it is, and look for the next honest step rather than the perfect plan.",
    "invitation": "You do not need to have the right words for it yet.",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  },
  {
    "id": "facilitation",
    "name": "Facilitation",
    "subtitle": "Meetings where something actually gets decided",
    "description": "Board days, strategy offsites, merged teams, partners who have stopped talking. I design the day with you, hold the structure so that you can take part, and make sure quiet people are heard before loud ones conclude. You leave with decisions, owners and dates in writing.",
    "invitation": "Which conversation should your team have had a year ago?",
    "pictureUrl": "",
    "isOnPage": true,
    "isBookable": false,
    "bookingMinutes": 60,
    "priceLabel": "",
    "bookingDescription": ""
  }
];
