import { useSettings, useTestimonials } from 'data-client';
import type { LandingPageProps } from '../contract';
import { TestimonialsView } from './testimonials-view';

type TestimonialsSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

export function TestimonialsSection({ onBook, onBookIntent }: TestimonialsSectionProps) {
  const { settings } = useSettings();
  const query = useTestimonials();
  return (
    <TestimonialsView
      query={query}
      isSample={query.isSample}
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
