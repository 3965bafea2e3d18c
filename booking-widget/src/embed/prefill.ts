import { bookingLimits } from 'data-client';

import type { Details } from '../booking-state/details';
import type { EmbedOptions } from './embed-options';

const prefillNames = {
  firstName: 'first-name',
  lastName: 'last-name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  message: 'message',
} as const;

/** Details from the partner, truncated to their maximum lengths. */
export function prefillOf(options: EmbedOptions): Partial<Details> {
  const prefill: Partial<Details> = {};
  for (const field of Object.keys(prefillNames) as (keyof typeof prefillNames)[]) {
    const value = options[prefillNames[field]];
    if (value) prefill[field] = value.slice(0, bookingLimits[field]);
  }
  return prefill;
}
