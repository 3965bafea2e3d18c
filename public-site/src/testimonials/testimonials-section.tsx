import { useSettings, useTestimonials } from 'data-client';
import { useRef } from 'react';
import { useIsNear } from 'shared-ui';
import type { LandingPageProps } from '../contract';
import { TestimonialsView } from './testimonials-view';

type TestimonialsSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

/** Asks for what clients said only when a visitor comes near it. */
export function TestimonialsSection({ onBook, onBookIntent }: TestimonialsSectionProps) {
  const { settings } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const query = useTestimonials({ isNeeded: useIsNear(place) });
  return (
    <div ref={place}>
      <TestimonialsView
        query={query}
        isSample={query.isSample}
        onBook={settings.booking_enabled ? () => onBook() : undefined}
        onBookIntent={onBookIntent}
      />
    </div>
  );
}
