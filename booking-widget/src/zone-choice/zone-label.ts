import { cityOf } from 'domain/time-zone';
import { offsetName } from 'domain/todays-zone';

/** A zone as people look for it, by the city's name and offset of today: `Kolkata (GMT+5:30)`. */
export const zoneLabel = (id: string, now = new Date()): string => `${cityOf(id)} (${offsetName(id, now)})`;
