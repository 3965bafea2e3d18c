import type { Settings } from 'data-client';

export type NavigationItem = { label: string; to: string };

/** Returns the navigation links, without disabled features and empty sections. */
export function navigationItems(
  settings: Pick<Settings, 'testimonials_enabled' | 'blog_enabled'>,
  blogPath: string,
  hasServices: boolean,
): NavigationItem[] {
  return [
    { label: 'Home', to: '/#home' },
    { label: 'About', to: '/#about' },
    ...(hasServices ? [{ label: 'Services', to: '/#services' }] : []),
    ...(settings.testimonials_enabled ? [{ label: 'Testimonials', to: '/#testimonials' }] : []),
    ...(settings.blog_enabled ? [{ label: 'Blog', to: blogPath }] : []),
    { label: 'Contact', to: '/#contact' },
  ];
}
