import * as v from 'valibot';
import { emailMax, emailText, lineText, requiredLine, requiredMessage } from '../connection/validation';
import type { ServiceId } from '../services/catalogue';

/** The services a message may be about, in the order of the form. */
export const messageServices = [
  'keynote',
  'leadership',
  'business',
  'life',
  'retreats',
  'advisory',
  'facilitation',
] as const satisfies readonly ServiceId[];

/** What a visitor writes. `website` is the trap field that people leave empty. */
export type NewMessage = {
  name: string;
  email: string;
  company: string;
  service: string;
  message: string;
  website: string;
};

/** The longest texts the database accepts. */
export const messageLimits = { name: 120, email: emailMax, company: 120, message: 5000 } as const;

export const newMessageSchema = v.object({
  name: requiredLine(messageLimits.name, 'name'),
  email: emailText,
  company: lineText(messageLimits.company, 'company'),
  service: v.picklist(['', ...messageServices], 'Please choose one of the services.'),
  message: requiredMessage(messageLimits.message),
  website: v.string(),
});
