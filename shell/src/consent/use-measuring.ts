import { useSettings } from 'data-client';
import { useEffect, useMemo } from 'react';
import { allowScripts } from '../remotes';
import { useConsent } from './consent-provider';
import { allowedServices, servicesWithBadId, type MeasuringSettings } from './measuring-services';

const gate = { allow: allowScripts, reload: () => location.reload() };

/** Starts measuring on public pages as far as the visitor allows. Nothing is loaded before consent. */
export function useMeasuring(): void {
  const { settings } = useSettings();
  const { services, consent } = useConsent();
  const allowed = useMemo(() => (consent ? allowedServices(services, consent) : []), [services, consent]);
  useEffect(() => reportBadIds(settings), [settings]);
  useEffect(() => {
    if (!consent || !isConcerned(allowed.length > 0)) return;
    hasBegun = true;
    import('./measuring/measure').then(
      ({ measure }) => measure({ services: allowed, settings, consent }, gate),
      (reason: unknown) => console.error('Visits are not measured, because the analytics code did not load.', reason),
    );
  }, [allowed, settings, consent]);
}

/** A refusal also has to be applied once a service may be running or has left cookies. */
const isConcerned = (isAnyAllowed: boolean) => isAnyAllowed || hasBegun || document.cookie !== '';

let hasBegun = false;

const reported = new Set<string>();

/** Explains once in the console why a misconfigured service receives no data. */
function reportBadIds(settings: MeasuringSettings): void {
  for (const service of servicesWithBadId(settings)) {
    const complaint = `${service} is not used: "${settings[service].slice(0, 40)}" is not a valid ID for that service.`;
    if (!reported.has(complaint)) console.warn(complaint);
    reported.add(complaint);
  }
}
