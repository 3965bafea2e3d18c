import * as v from 'valibot';
import { emailMax, emailText, lineText, requiredLine, requiredMessage } from '../connection/validation';

/** A message as a visitor sends it. `service` is an id, or empty. `website` is the honeypot field, which people leave empty. */
export type NewMessage = {
  name: string;
  email: string;
  company: string;
  service: string;
  message: string;
  website: string;
};

/** Maximum lengths in the database. */
export const messageLimits = { name: 120, email: emailMax, company: 120, message: 5000 } as const;

export const newMessageSchema = v.object({
  name: requiredLine(messageLimits.name, 'name'),
  email: emailText,
  company: lineText(messageLimits.company, 'company'),
  service: v.string(),
  message: requiredMessage(messageLimits.message),
  website: v.string(),
});
