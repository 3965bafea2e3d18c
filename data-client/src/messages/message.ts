import * as v from 'valibot';
import { emailMax, emailText, lineText, requiredLine, requiredMessage } from '../connection/validation';

/** Maximum lengths in the database. */
export const messageLimits = { name: 120, email: emailMax, company: 120, message: 5000 } as const;

export const newMessageSchema = v.object({
  name: requiredLine(messageLimits.name, 'name'),
  email: emailText,
  company: lineText(messageLimits.company, 'company'),
  /** An id, or empty. */
  service: v.string(),
  message: requiredMessage(messageLimits.message),
  /** The honeypot field, which people leave empty. */
  website: v.string(),
});

/** A message as a visitor sends it. */
export type NewMessage = v.InferOutput<typeof newMessageSchema>;
