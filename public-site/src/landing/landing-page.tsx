import { useSettings } from 'data-client';
import { AboutSection } from '../about/about-section';
import { ContactSection } from '../contact/contact-section';
import type { LandingPageProps, LandingSection } from '../contract';
import { HeroSection } from '../hero/hero-section';
import type { OptionalSectionName } from '../optional-sections/optional-content';
import { OptionalSection } from '../optional-sections/optional-section';
import { ServicesSection } from '../services/services-section';
import { TestimonialsSection } from '../testimonials/testimonials-section';
import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from 'shared-ui';

export function LandingPage({ blogSection, shows = 'everything', DetailsText, ...booking }: LandingPageProps) {
  const { settings } = useSettings();
  const has = (section: LandingSection) => shows === 'everything' || shows === 'rest' || shows === section;
  // An empty list is stored as `[]`.
  const optional = (name: OptionalSectionName, content = 'entries') =>
    has(name) && settings[`words_${name}_${content}`]?.[2] && <OptionalSection name={name} DetailsText={DetailsText} />;
  return (
    <>
      {(shows === 'everything' || shows === 'first-view') && <HeroSection {...booking} />}
      {shows !== 'first-view' && (
        <StaggeredRender>
          {optional('logos')}
          {has('about') && <AboutSection {...booking} />}
          {optional('qualifications')}
          {optional('video', 'address')}
          {has('services') && <ServicesSection {...booking} DetailsText={DetailsText} />}
          {has('testimonials') && settings.testimonials_enabled && <TestimonialsSection {...booking} />}
          {/* The anchor must exist even while the blog remote is loading or down. */}
          {has('blog') && settings.blog_enabled && blogSection && <div id="blog">{blogSection}</div>}
          {optional('faq')}
          {has('contact') && <ContactSection {...booking} />}
        </StaggeredRender>
      )}
    </>
  );
}

/** Mounts its children one per transition, so that a long page does not block a slow phone. Prerendering mounts all. */
function StaggeredRender({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(1);
  const isComplete = shown >= all.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setShown(shown + 1));
  }, [shown, isComplete]);
  return isHydrated ? all.slice(0, shown) : all;
}
