import { useSettings, useTestimonials, useWords } from 'data-client';
import { heroWords } from 'domain/settings/words/hero.generated';
import { testimonialsWords } from 'domain/settings/words/testimonials.generated';
import { useRef } from 'react';
import { useIsNearViewport } from 'shared-ui';
import { figuresOf } from '../figures/figures';
import type { LandingPageProps } from '../contract';
import { TestimonialsView } from './testimonials-view';

type TestimonialsSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

/** Requests the testimonials once the section is near the viewport, or after the first view has loaded. */
export function TestimonialsSection({ onBook, onBookIntent }: TestimonialsSectionProps) {
  const { settings } = useSettings();
  const section = useRef<HTMLDivElement>(null);
  const query = useTestimonials({ isNeeded: useIsNearViewport(section, 2500) });
  return (
    <div ref={section}>
      <TestimonialsView
        words={useWords('testimonials', testimonialsWords)}
        figures={figuresOf(useWords('hero', heroWords))}
        query={query}
        isSample={query.isSample}
        onBook={settings.booking_enabled ? () => onBook() : undefined}
        onBookIntent={onBookIntent}
      />
    </div>
  );
}
