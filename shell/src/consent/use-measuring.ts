import { readStored, useSettings } from 'data-client';
import { sessionStorageKey } from 'domain/session-storage-key';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { allowScripts } from '../remotes';
import { useConsent } from './consent-provider';
import { allowedServices, servicesWithBadId, type MeasuringSettings } from './measuring-services';

const gate = { allow: allowScripts, reload: () => location.reload() };

/** The dashboard, and pages whose addresses are secrets. Email programs may encode the "#" of such an address. */
const privatePath = /^\/(admin|booking|newsletter|book\/again)(\/|$)|%23/i;

/**
 * Starts measuring on public pages as far as the visitor allows. Nothing is loaded before consent. Services record screens and
 * addresses and cannot be stopped, so a private page is loaded again without them. Nothing starts later in that visit, because
 * Back returns to the private page.
 */
export function useMeasuring(): void {
  const { settings } = useSettings();
  const { services, consent } = useConsent();
  const isPrivate = privatePath.test(useLocation().pathname);
  const hasBeenPrivate = useRef(false);
  useEffect(() => {
    hasBeenPrivate.current ||= isPrivate;
    if (isPrivate && hasBegun) gate.reload();
  }, [isPrivate]);
  useEffect(() => reportBadIds(settings), [settings]);
  useEffect(() => {
    // Every script of this origin can read the session of an owner who is signed in.
    const isAllowed = !hasBeenPrivate.current && !readStored(sessionStorageKey);
    const allowed = consent && isAllowed ? allowedServices(services, consent) : [];
    hasBegun ||= allowed.length > 0;
    // A refusal also has to be applied once a service may be running or has left cookies.
    if (!consent || !(hasBegun || document.cookie)) return;
    import('./measuring/measure').then(
      ({ measure }) => measure({ services: allowed, settings, consent }, gate),
      (reason: unknown) => console.error('Visits are not measured: the analytics code did not load.', reason),
    );
  }, [services, settings, consent]);
}

/** Whether a service may be running. */
let hasBegun = false;

const reported = new Set<string>();

/** Explains once in the console why a misconfigured service receives no data. */
function reportBadIds(settings: MeasuringSettings): void {
  for (const service of servicesWithBadId(settings)) {
    const complaint = `${service} is not used: "${settings[service].slice(0, 40)}" is not a valid ID.`;
    if (!reported.has(complaint)) console.warn(complaint);
    reported.add(complaint);
  }
}
