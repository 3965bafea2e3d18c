import type { Consent, MeasuringService, ServicesInUse } from 'public-site/contract';

/** What a visitor decided, when, and about which services: consent to one service is no consent to the next. */
export type Decision = { consent: Consent; services: readonly MeasuringService[]; decidedAt: string };

export const decisionKey = 'cookie-consent';
const months = 12;

/** The decision this browser remembers, unless it is too old or unreadable. Never fails. */
export function recallDecision(now = new Date()): Decision | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(decisionKey) ?? 'null');
    return isDecision(stored) && isFresh(stored, now) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a decision. Where the browser stores nothing, it lasts as long as the page. */
export function rememberDecision(decision: Decision): void {
  try {
    localStorage.setItem(decisionKey, JSON.stringify(decision));
  } catch {
    // The visitor is asked again next time.
  }
}

/** Whether the visitor has answered for everything in use now. What was refused as a whole stays refused. */
export function isAnswered({ consent, services }: Decision, { analytics, marketing }: ServicesInUse): boolean {
  const accepted = [...(consent.analytics ? analytics : []), ...(consent.marketing ? marketing : [])];
  return accepted.every((service) => services.includes(service));
}

function isFresh({ decidedAt }: Decision, now: Date): boolean {
  const end = new Date(decidedAt);
  end.setMonth(end.getMonth() + months);
  return now < end && new Date(decidedAt) <= now;
}

// Anybody can edit what a browser stores.
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
