import { useSettings } from 'data-client';
import { AboutSection } from '../about/about-section';
import { ContactSection } from '../contact/contact-section';
import type { LandingPageProps, LandingSection } from '../contract';
import { HeroSection } from '../hero/hero-section';
import { ServicesSection } from '../services/services-section';
import { TestimonialsSection } from '../testimonials/testimonials-section';
import { StaggeredRender } from './staggered-render';

export function LandingPage({ blogSection, shows = 'everything', DetailsText, ...booking }: LandingPageProps) {
  const { settings } = useSettings();
  const has = (section: LandingSection) => shows === 'everything' || shows === 'rest' || shows === section;
  return (
    <>
      {(shows === 'everything' || shows === 'first-view') && <HeroSection {...booking} />}
      {shows !== 'first-view' && (
        <StaggeredRender>
          {has('about') && <AboutSection {...booking} />}
          {has('services') && <ServicesSection {...booking} DetailsText={DetailsText} />}
          {has('testimonials') && settings.testimonials_enabled && <TestimonialsSection {...booking} />}
          {/* The anchor must exist even while the blog remote is loading or down. */}
          {has('blog') && settings.blog_enabled && blogSection && <div id="blog">{blogSection}</div>}
          {has('contact') && <ContactSection {...booking} />}
        </StaggeredRender>
      )}
    </>
  );
}
