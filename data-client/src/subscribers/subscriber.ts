import * as v from 'valibot';
import { emailText } from '../connection/validation';

/** `website` is the honeypot field, which people leave empty. */
export const newSubscriberSchema = v.object({ email: emailText, website: v.string() });

export type NewSubscriber = v.InferOutput<typeof newSubscriberSchema>;
