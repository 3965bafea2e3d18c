import { useRef, useState, useLayoutEffect, useEffect, type KeyboardEvent, type RefObject } from 'react';
import { actionBar, Button, Checkbox } from 'shared-ui';
import type { Consent, ConsentCategory, CookieBannerProps } from '../contract';
import { LegalLink } from '../legal-links/legal-link';
import { namesOf } from '../tracking/tracking-names';
import * as S from './cookie-banner-view.styles';
import { useIsClearOfHeroActions } from './use-is-clear-of-hero-actions';

export type CookieBannerViewProps = CookieBannerProps & {
  /** The browser sends the Global Privacy Control signal. */
  hasPrivacySignal?: boolean;
};

const noConsent: Consent = { analytics: false, marketing: false };

/** A non-modal consent banner. Rejecting takes exactly as much effort as accepting. */
export function CookieBannerView(props: CookieBannerViewProps) {
  const { services, consent, cookiePolicyAddress, isRequested, hasPrivacySignal = false, onDecide, onDismiss } = props;
  const [isChoosing, setIsChoosing] = useState(isRequested);
  const [chosen, setChosen] = useState(consent ?? noConsent);
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isClear = useIsClearOfHeroActions(banner);
  useSpaceBelowPage(banner);
  useBannerFocus(banner, heading, isRequested);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isRequested) onDismiss();
  };
  return (
    <S.Banner
      ref={banner}
      {...actionBar}
      data-tone="base"
      aria-labelledby="cookie-banner-heading"
      onKeyDown={handleKey}
      $isShown={isClear || isChoosing}
    >
      <S.Layout>
        <S.Words>
          <h2 id="cookie-banner-heading" ref={heading} tabIndex={-1}>
            Cookies
          </h2>
          <p>
            {questionFor(props)} <LegalLink address={cookiePolicyAddress}>Cookie Policy</LegalLink>
          </p>
        </S.Words>
        {isChoosing && (
          <Categories
            chosen={chosen}
            services={services}
            hasPrivacySignal={hasPrivacySignal}
            onChange={(category, isAllowed) => setChosen({ ...chosen, [category]: isAllowed })}
          />
        )}
        <S.Actions $isChoosing={isChoosing}>
          <Button variant="secondary" onClick={() => onDecide(noConsent)}>
            Reject all
          </Button>
          <Button variant="secondary" onClick={() => onDecide({ analytics: true, marketing: !hasPrivacySignal })}>
            Accept all
          </Button>
          {isChoosing ? (
            <Button onClick={() => onDecide(chosen)}>Save choices</Button>
          ) : (
            <Button variant="ghost" aria-expanded={false} onClick={() => setIsChoosing(true)}>
              Options
            </Button>
          )}
        </S.Actions>
      </S.Layout>
    </S.Banner>
  );
}

function questionFor({ services }: CookieBannerViewProps): string {
  const wanted = [services.analytics.length > 0 && 'analytics', services.marketing.length > 0 && 'marketing'];
  const uses = wanted.filter(Boolean).join(' and ');
  return `May I use ${uses} cookies to learn what is useful here? The site works either way.`;
}

type CategoriesProps = Pick<CookieBannerProps, 'services'> & {
  chosen: Consent;
  hasPrivacySignal: boolean;
  onChange: (category: ConsentCategory, isAllowed: boolean) => void;
};

function Categories({ chosen, services, hasPrivacySignal, onChange }: CategoriesProps) {
  const hintFor = (category: ConsentCategory, purpose: string) =>
    `${purpose} ${services[category].length ? `In use: ${namesOf(services[category]).join(', ')}.` : 'None in use.'}`;
  const signal = hasPrivacySignal ? ' Your browser asks sites to keep this off.' : '';
  return (
    <S.Categories aria-label="Allowed cookies">
      <Checkbox label="Necessary" hint="Required for the site to work. Always on." checked disabled readOnly />
      <Checkbox
        label="Analytics"
        hint={hintFor('analytics', 'Shows me which pages people read.')}
        checked={chosen.analytics}
        onChange={(event) => onChange('analytics', event.target.checked)}
      />
      <Checkbox
        label="Marketing"
        hint={hintFor('marketing', 'Shows me which ads bring people here.') + signal}
        checked={chosen.marketing}
        onChange={(event) => onChange('marketing', event.target.checked)}
      />
    </S.Categories>
  );
}

/**
 * Moves the focus to the banner's heading when the visitor asked for the banner, and restores it on close. Otherwise the
 * focus stays put, and moves to the page's content only when it would be lost with the banner.
 */
function useBannerFocus(
  banner: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  isRequested: boolean,
): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const before = document.activeElement;
    if (isRequested) heading.current?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const canRestore = isRequested && before instanceof HTMLElement && before !== document.body && before.isConnected;
      const next = canRestore ? before : document.getElementById('content');
      next?.focus({ preventScroll: true });
    };
  }, [banner, heading, isRequested]);
}

/** Reserves space so that an element fixed to the bottom edge never covers the end of the page or the focused element. */
function useSpaceBelowPage(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const page = document.documentElement.style;
    const { body } = document;
    const reserve = (space: string) => {
      page.scrollPaddingBlockEnd = space;
      body.style.paddingBlockEnd = space;
    };
    const size = new ResizeObserver(() => reserve(`${current.offsetHeight}px`));
    size.observe(current);
    return () => {
      size.disconnect();
      reserve('');
    };
  }, [element]);
}
