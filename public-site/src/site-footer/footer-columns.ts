import type { Settings } from 'data-client';
import type { Service } from 'domain/services';

export type FooterColumn = { heading: string; links: readonly { label: string; to: string }[]; isWide?: boolean };

/** Returns the link columns, without links to disabled features and empty sections. */
export function footerColumns(
  settings: Pick<Settings, 'testimonials_enabled' | 'blog_enabled'>,
  blogPath: string,
  services: readonly Pick<Service, 'id' | 'name'>[],
  servicesPath?: string,
): FooterColumn[] {
  return [
    ...(services.length > 0
      ? [
          {
            heading: 'Services',
            links: services.map(({ id, name }) => ({
              label: name,
              to: servicesPath ? `${servicesPath}/${id}` : '/#services',
            })),
            isWide: services.length > 3,
          },
        ]
      : []),
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
