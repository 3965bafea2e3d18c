import { readStoredJson, writeStored } from 'data-client';
import { isRecord } from 'domain/is-record';
import type { Consent, TrackingService, ServicesInUse } from 'public-site/contract';

/** A visitor's decision, its time, and the services it covers: consent to one service does not extend to the next. */
export type Decision = { consent: Consent; services: readonly TrackingService[]; decidedAt: string };

export const decisionKey = 'cookie-consent';
const months = 12;

/** Reads the stored decision; undefined if it is too old or unreadable. Never throws. */
export function recallDecision(now = new Date()): Decision | undefined {
  const stored = readStoredJson(decisionKey);
  return isDecision(stored) && isFresh(stored, now) ? stored : undefined;
}

/** Stores a decision. Without storage it lasts as long as the page, and the visitor is asked again on the next visit. */
export const rememberDecision = (decision: Decision) => void writeStored(decisionKey, JSON.stringify(decision));

/** Whether the visitor has decided about every service in use. A complete refusal also covers later services. */
export function isAnswered({ consent, services }: Decision, { analytics, marketing }: ServicesInUse): boolean {
  const accepted = [...(consent.analytics ? analytics : []), ...(consent.marketing ? marketing : [])];
  return accepted.every((service) => services.includes(service));
}

function isFresh({ decidedAt }: Decision, now: Date): boolean {
  const end = new Date(decidedAt);
  end.setMonth(end.getMonth() + months);
  return now < end && new Date(decidedAt) <= now;
}

// Anyone can edit a browser's storage.
function isDecision(value: unknown): value is Decision {
  if (!isRecord(value) || !isRecord(value.consent)) return false;
  const { consent, services, decidedAt } = value;
  return (
    typeof consent.analytics === 'boolean' &&
    typeof consent.marketing === 'boolean' &&
    Array.isArray(services) &&
    typeof decidedAt === 'string'
  );
}
