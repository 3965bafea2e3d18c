import * as v from 'valibot';
import { emailText } from '../connection/validation';

/** `website` is the honeypot field, which people leave empty. */
export type NewSubscriber = { email: string; website: string };

export const newSubscriberSchema = v.object({ email: emailText, website: v.string() });
