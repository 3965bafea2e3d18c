import { useSettings } from 'data-client';
import { AboutSection } from '../about/about-section';
import { ContactSection } from '../contact/contact-section';
import type { LandingPageProps } from '../contract';
import { HeroSection } from '../hero/hero-section';
import { ServicesSection } from '../services/services-section';
import { TestimonialsSection } from '../testimonials/testimonials-section';
import { OneByOne } from './one-by-one';

export function LandingPage({ blogSection, shows = 'everything', ...booking }: LandingPageProps) {
  const { settings } = useSettings();
  return (
    <>
      {shows !== 'rest' && <HeroSection {...booking} />}
      {shows !== 'first-view' && (
        <OneByOne>
          <AboutSection {...booking} />
          <ServicesSection {...booking} />
          {settings.testimonials_enabled && <TestimonialsSection {...booking} />}
          {/* The anchor is here, not in the blog: it must hold while the blog's remote is loading or down. */}
          {settings.blog_enabled && blogSection && <div id="blog">{blogSection}</div>}
          <ContactSection {...booking} />
        </OneByOne>
      )}
    </>
  );
}
