import { useSettings } from 'data-client';
import type { Consent, ServicesInUse } from 'public-site/contract';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { decisionKey, isAnswered, recallDecision, rememberDecision } from './decision';
import { servicesInUse } from './measuring-services';

type ConsentState = {
  services: ServicesInUse;
  /** Undefined until the visitor has decided about every service in use. */
  consent?: Consent;
  /** Whether the banner is shown, because a decision is missing or the visitor reopened it. */
  isAsking: boolean;
  isRequested: boolean;
  decide: (consent: Consent) => void;
  dismiss: () => void;
  /** Reopens the banner. Undefined while no tracking service is configured. */
  request?: () => void;
};

const ConsentContext = createContext<ConsentState | null>(null);

export function useConsent(): ConsentState {
  const state = useContext(ConsentContext);
  if (!state) throw new Error('useConsent needs a ConsentProvider above it');
  return state;
}

/** Provides the visitor's consent. Without a configured tracking service there is no banner. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { settings, isPending } = useSettings();
  const services = useMemo(() => servicesInUse(settings), [settings]);
  const [decision, setDecision] = useDecision();
  const [isRequested, setIsRequested] = useState(false);

  const consent = decision && isAnswered(decision, services) ? decision.consent : undefined;
  const isTracked = services.analytics.length + services.marketing.length > 0;
  const isUndecided = isTracked && settings.cookie_banner_enabled && !consent && !isPending;
  const state = useMemo<ConsentState>(
    () => ({
      services,
      consent,
      isAsking: isUndecided || isRequested,
      isRequested,
      decide: (made) => {
        setDecision({ consent: made, services: [...new Set([...services.analytics, ...services.marketing])] });
        setIsRequested(false);
      },
      dismiss: () => setIsRequested(false),
      request: isTracked ? () => setIsRequested(true) : undefined,
    }),
    [services, consent, isUndecided, isRequested, setDecision, isTracked],
  );
  return <ConsentContext value={state}>{children}</ConsentContext>;
}

/** The stored decision, updated when another tab changes it. */
function useDecision() {
  const [decision, setDecision] = useState(() => recallDecision());
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === decisionKey) setDecision(recallDecision());
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, []);
  const decide = useCallback((made: Pick<NonNullable<typeof decision>, 'consent' | 'services'>) => {
    const stamped = { ...made, decidedAt: new Date().toISOString() };
    rememberDecision(stamped);
    setDecision(stamped);
  }, []);
  return [decision, decide] as const;
}
