import { useSettings } from 'data-client';
import type { Consent, ServicesInUse } from 'public-site/contract';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { decisionKey, isAnswered, recallDecision, rememberDecision } from './decision';
import { servicesInUse } from './measuring-services';

type ConsentState = {
  services: ServicesInUse;
  /** Undefined until the visitor has answered for everything in use. */
  consent?: Consent;
  /** The banner is to be shown: by itself, or because the visitor asked for it. */
  isAsking: boolean;
  isRequested: boolean;
  decide: (consent: Consent) => void;
  dismiss: () => void;
  /** Lets the visitor change their mind; missing where there is nothing to decide. */
  request?: () => void;
};

const ConsentContext = createContext<ConsentState | null>(null);

export function useConsent(): ConsentState {
  const state = useContext(ConsentContext);
  if (!state) throw new Error('useConsent needs a ConsentProvider above it');
  return state;
}

/** Knows what the visitor allows. Nothing beyond the necessary runs without asking here. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { settings, isPending } = useSettings();
  const services = useMemo(() => servicesInUse(settings), [settings]);
  const [decision, setDecision] = useDecision();
  const [isRequested, setIsRequested] = useState(false);

  const decide = useCallback(
    (consent: Consent) => {
      setDecision({ consent, services: [...new Set([...services.analytics, ...services.marketing])] });
      setIsRequested(false);
    },
    [services, setDecision],
  );
  const dismiss = useCallback(() => setIsRequested(false), []);
  const request = useCallback(() => setIsRequested(true), []);

  const consent = decision && isAnswered(decision, services) ? decision.consent : undefined;
  const isMeasured = services.analytics.length + services.marketing.length > 0;
  const isAskingByItself = settings.cookie_banner_enabled && !consent && !isPending;
  const hasChoice = settings.cookie_banner_enabled || isMeasured;
  const state = useMemo<ConsentState>(
    () => ({
      services,
      consent,
      isAsking: isAskingByItself || isRequested,
      isRequested,
      decide,
      dismiss,
      request: hasChoice ? request : undefined,
    }),
    [services, consent, isAskingByItself, isRequested, decide, dismiss, hasChoice, request],
  );
  return <ConsentContext value={state}>{children}</ConsentContext>;
}

/** The decision, also when it is made in another tab. */
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
