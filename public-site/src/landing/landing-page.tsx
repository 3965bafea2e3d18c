import { useSettings } from 'data-client';
import { AboutSection } from '../about/about-section';
import { ContactSection } from '../contact/contact-section';
import type { LandingPageProps } from '../contract';
import { HeroSection } from '../hero/hero-section';
import { ServicesSection } from '../services/services-section';
import { TestimonialsSection } from '../testimonials/testimonials-section';
import { StaggeredRender } from './staggered-render';

export function LandingPage({ blogSection, shows = 'everything', ...booking }: LandingPageProps) {
  const { settings } = useSettings();
  return (
    <>
      {shows !== 'rest' && <HeroSection {...booking} />}
      {shows !== 'first-view' && (
        <StaggeredRender>
          <AboutSection {...booking} />
          <ServicesSection {...booking} />
          {settings.testimonials_enabled && <TestimonialsSection {...booking} />}
          {/* The anchor must exist even while the blog remote is loading or down. */}
          {settings.blog_enabled && blogSection && <div id="blog">{blogSection}</div>}
          <ContactSection {...booking} />
        </StaggeredRender>
      )}
    </>
  );
}
