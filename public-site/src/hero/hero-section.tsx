import { useSettings, useWords } from 'data-client';
import { heroWords } from 'domain/settings/words/hero.generated';
import { useIsHydrated } from 'shared-ui';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { useOffers } from '../offers/use-offers';
import { HeroView } from './hero-view';

export function HeroSection({ onBook, onBookIntent }: Pick<LandingPageProps, 'onBook' | 'onBookIntent'>) {
  const { settings, isPending } = useSettings();
  const words = useWords('hero', heroWords);
  const services = useOffers();
  const isHydrated = useIsHydrated();
  return (
    <HeroView
      words={words}
      coach={toCoach(settings)}
      hasServices={services?.length !== 0}
      isRefreshing={isPending && isHydrated}
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
