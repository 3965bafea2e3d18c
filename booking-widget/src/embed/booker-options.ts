import { bookingLimits } from 'data-client';

import type { Details } from '../your-details/details';
import type { EmbedOptions } from './embed-options';

const prefillNames = {
  firstName: 'first-name',
  lastName: 'last-name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  message: 'message',
} as const;

/** What the partner knows about the visitor, cut to what can be sent. */
export function prefillOf(options: EmbedOptions): Partial<Details> {
  const prefill: Partial<Details> = {};
  for (const field of Object.keys(prefillNames) as (keyof typeof prefillNames)[]) {
    const value = options[prefillNames[field]];
    if (value) prefill[field] = value.slice(0, bookingLimits[field]);
  }
  return prefill;
}
