import { useRef, useState, type KeyboardEvent } from 'react';
import { Button, Checkbox } from 'shared-ui';
import type { Consent, ConsentCategory, CookieBannerProps } from '../contract';
import { LegalLink } from '../legal-links/legal-link';
import { namesOf } from '../measuring/measuring-names';
import * as S from './cookie-banner-view.styles';
import { useFocusVisit } from './use-focus-visit';
import { useIsClear } from './use-is-clear';
import { useRoomBelow } from './use-room-below';

export type CookieBannerViewProps = CookieBannerProps & {
  /** The browser asks every site not to share or sell (Global Privacy Control). */
  hasPrivacySignal?: boolean;
};

const nothing: Consent = { analytics: false, marketing: false };

/** Asks without standing in the way: the page behind it works, and both answers cost one press. */
export function CookieBannerView(props: CookieBannerViewProps) {
  const { services, consent, cookiePolicyAddress, isRequested, hasPrivacySignal = false, onDecide, onDismiss } = props;
  const [isChoosing, setIsChoosing] = useState(isRequested);
  const [chosen, setChosen] = useState(consent ?? nothing);
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isClear = useIsClear(banner);
  useRoomBelow(banner);
  useFocusVisit(banner, heading, isRequested);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isRequested) onDismiss();
  };
  return (
    <S.Banner
      ref={banner}
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
          <Button variant="secondary" onClick={() => onDecide(nothing)}>
            Reject all
          </Button>
          <Button variant="secondary" onClick={() => onDecide({ analytics: true, marketing: !hasPrivacySignal })}>
            Accept all
          </Button>
          {isChoosing ? (
            <Button onClick={() => onDecide(chosen)}>Save choice</Button>
          ) : (
            <Button variant="ghost" aria-expanded={false} onClick={() => setIsChoosing(true)}>
              Choose
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
  if (!uses) return 'This site keeps only what it needs. Anything more would wait for your yes.';
  return `May I use ${uses} to learn what helps here? The site works either way.`;
}

type CategoriesProps = Pick<CookieBannerProps, 'services'> & {
  chosen: Consent;
  hasPrivacySignal: boolean;
  onChange: (category: ConsentCategory, isAllowed: boolean) => void;
};

function Categories({ chosen, services, hasPrivacySignal, onChange }: CategoriesProps) {
  const hintFor = (category: ConsentCategory, purpose: string) =>
    `${purpose} ${services[category].length ? `In use: ${namesOf(services[category]).join(', ')}.` : 'None in use.'}`;
  const signal = hasPrivacySignal ? ' Your browser asks to leave this off.' : '';
  return (
    <S.Categories aria-label="What may be used">
      <Checkbox label="Necessary" hint="Makes the site work. Always on." checked disabled readOnly />
      <Checkbox
        label="Analytics"
        hint={hintFor('analytics', 'Shows which pages are read.')}
        checked={chosen.analytics}
        onChange={(event) => onChange('analytics', event.target.checked)}
      />
      <Checkbox
        label="Marketing"
        hint={hintFor('marketing', 'Shows which advertising led here.') + signal}
        checked={chosen.marketing}
        onChange={(event) => onChange('marketing', event.target.checked)}
      />
    </S.Categories>
  );
}
