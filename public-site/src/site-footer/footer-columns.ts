import { type Settings } from 'data-client';
import { serviceName } from 'domain/services';

export type FooterColumn = { heading: string; links: readonly { label: string; to: string }[] };

const namedServices = ['keynote', 'leadership', 'retreats', 'advisory', 'business', 'life', 'facilitation'] as const;

/** Returns the link columns, without links to disabled features. */
export function footerColumns(
  settings: Pick<Settings, 'testimonials_enabled' | 'blog_enabled'>,
  blogPath: string,
): FooterColumn[] {
  return [
    { heading: 'Services', links: namedServices.map((id) => ({ label: serviceName(id), to: '/#services' })) },
    {
      heading: 'Company',
      links: [
        { label: 'About', to: '/#about' },
        ...(settings.testimonials_enabled ? [{ label: 'Testimonials', to: '/#testimonials' }] : []),
        { label: 'Contact', to: '/#contact' },
      ],
    },
    {
      heading: 'Resources',
      links: settings.blog_enabled
        ? [
            { label: 'Latest articles', to: '/#blog' },
            { label: 'All articles', to: blogPath },
          ]
        : [{ label: 'Ask a question', to: '/#contact' }],
    },
  ];
}
