import { useEffect } from 'react';
import {
  createBookingClient,
  createQueryClient,
  DataProvider,
  useSettings,
  type DataConfig,
  type VisitorClient,
} from 'data-client';
import { createRoot } from 'react-dom/client';

import { BookingCard } from '../booking-card/booking-card';
import { BookingDialog } from '../booking-dialog/booking-dialog';
import { hasTypedDetails, type BookingFlowState } from '../booking-state/booking-flow-state';
import { textsFor } from '../language/language';
import { prefillOf } from './prefill';
import { campaignOf } from './campaign';
import { installEmbedFonts } from './embed-fonts';
import type { OnEmbedEvent } from './embed-events';
import type { EmbedOptions } from './embed-options';
import { loadLanguage } from './load-language';
import { EmbedTheme } from './embed-theme';
import { partnersPrivacyAddress } from './partners-privacy-address';
import { readHostLook, type HostLook } from './host-look';

/** A loader's instructions for the form. */
export type FormView = {
  mode: 'inline' | 'dialog';
  isOpen?: boolean;
  onClose?: () => void;
  /** As the partner wrote them. */
  options?: EmbedOptions;
  /** The look of the host page, if that is another document. */
  look?: HostLook;
  onEvent?: OnEmbedEvent;
};

export type MountedForm = {
  show: (view: FormView) => void;
  unmount: () => void;
  /** Rejects if the form does not arrive in its frame. */
  loaded?: Promise<void>;
};
export type MountForm = (container: HTMLElement, config?: DataConfig) => MountedForm;

/** Set by the build: the backend, which a page that pins the loader's hash pins with it. */
declare const BACKEND: DataConfig;

/** One query cache for all forms on the page. */
const queryClient = createQueryClient();

// Before the form is shown, if it was preloaded.
void loadLanguage();

/** Mounts the form in an element inside a shadow root, which also contains its dialogs. */
export const mountForm: MountForm = (container, config = BACKEND) => {
  const shadow = container.getRootNode() as ShadowRoot;
  for (const type of ['keydown', 'keypress']) shadow.addEventListener(type, keepFromPage);
  const root = createRoot(container);
  /** The visitor's entries, kept when the form changes its mode. */
  let draft: string | undefined;
  // The form sends no other requests.
  const client = createBookingClient(config) as VisitorClient;
  const removeFonts = installEmbedFonts();
  const handleDraft = (entered: string | undefined) => {
    draft = entered;
  };
  let latest: FormView | undefined;
  const render = (view: FormView) => {
    const { theme, locale } = view.options ?? {};
    container.lang = textsFor(locale).tag;
    // All our languages read left to right, even on a right-to-left page.
    container.dir = 'ltr';
    const look = theme === 'inherit' ? (view.look ?? readHostLook(shadow.host)) : undefined;
    root.render(
      <DataProvider client={client} queryClient={queryClient}>
        <EmbedTheme target={shadow} theme={theme} look={look}>
          <EmbeddedForm {...view} draft={draft} onDraft={handleDraft} />
        </EmbedTheme>
      </DataProvider>,
    );
  };
  return {
    unmount: () => {
      if (shadow.host.isConnected && draft && hasTypedDetails(JSON.parse(draft) as BookingFlowState))
        console.warn('The booking form restarted and lost its input, because its isolation attribute changed.');
      latest = undefined;
      root.unmount();
      removeFonts();
    },
    show: (view) => {
      latest = view;
      const loading = loadLanguage(view.options?.locale);
      if (!loading) return render(view);
      // Another view may be wanted by then, or none.
      void loading.then(() => latest === view && render(view));
    },
  };
};

/**
 * To the page, keys are pressed on the element and not in a field, so its shortcuts would take what visitors type. Escape, Tab
 * and commands are the page's, too.
 */
function keepFromPage(event: Event) {
  const { key, ctrlKey, metaKey } = event as KeyboardEvent;
  if (!(ctrlKey || metaKey || /^(Esc|Tab)/.test(key))) event.stopPropagation();
}

type EmbeddedFormProps = FormView & { draft: string | undefined; onDraft: (draft: string | undefined) => void };

function EmbeddedForm({ mode, isOpen = false, options = {}, draft, onDraft, onClose, onEvent }: EmbeddedFormProps) {
  const { settings, isFallback } = useSettings();
  const report: OnEmbedEvent = (name, detail) => onEvent?.(name, { utm: campaignOf(options), ...detail });
  useReady(mode === 'inline' || isOpen, () => report('ready', {}));
  const booking = {
    service: options.service,
    locale: options.locale,
    timeZone: options.tz,
    prefill: prefillOf(options),
    privacyAddress: partnersPrivacyAddress(settings),
    // Not the built-in coach's.
    contactAddress: !isFallback && settings.contact_email ? `mailto:${settings.contact_email}` : undefined,
    onEvent: report,
    draft,
    onDraft,
  };
  const handleClose = () => {
    onDraft(undefined);
    onClose?.();
  };
  return mode === 'inline' ? (
    <BookingCard {...booking} />
  ) : (
    <BookingDialog {...booking} isOpen={isOpen} onClose={handleClose} />
  );
}

function useReady(isShown: boolean, onReady: () => void) {
  useEffect(() => {
    if (isShown) onReady();
    // Reports each time it is shown; the callback may change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
}
