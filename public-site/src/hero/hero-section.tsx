import { useSettings } from 'data-client';
import { useIsHydrated } from 'shared-ui';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { HeroView } from './hero-view';

type HeroSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

export function HeroSection({ onBook, onBookIntent }: HeroSectionProps) {
  const { settings, isPending } = useSettings();
  const isHydrated = useIsHydrated();
  return (
    <HeroView
      coach={toCoach(settings)}
      isRefreshing={isPending && isHydrated}
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
