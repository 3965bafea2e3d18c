/**
 * The stories that carry meaning: each component in all its states, the screens most people see, and the foundations.
 * Roles and texts, which other tests read, cover the rest.
 */
const pictured: Record<string, string[]> = {
  'components-alert': ['tones', 'with-action'],
  'components-avatar': ['sizes'],
  'components-badge': ['tones'],
  'components-button': ['every-state', 'variants-and-sizes', 'on-navy'],
  'components-card': ['with-accent', 'on-navy'],
  'components-choice': ['every-state', 'rich-content'],
  'components-dialog': ['medium', 'long-content'],
  'components-emptystate': ['with-action'],
  'components-field': ['every-state', 'invalid'],
  'components-icon': ['all'],
  'components-image': ['missing'],
  'components-layout': ['bands'],
  'components-skeleton': ['an-article-card'],
  'components-spinner': ['sizes'],
  'components-stars': ['average'],
  'components-type': ['headings', 'in-use', 'on-navy'],
  'patterns-confirm': ['danger'],
  'patterns-notifications': ['with-undo', 'failure'],
  'patterns-queryview': ['failed', 'empty'],
  'dashboard-pagination': ['middle'],
  'dashboard-passwordinput': ['rest'],
  'dashboard-sidebaritem': ['rest'],
  'dashboard-table': ['rest', 'emphasised'],
  'dashboard-tabs': ['every-state', 'with-counts'],
  'public-site-header': ['on-the-blog'],
  'public-site-hero': ['ready'],
  'public-site-services': ['first-chosen'],
  'public-site-contact-form': ['refused'],
  'public-site-cookie-banner': ['asking'],
  'booking-widget-booking-dialog': ['open'],
  'booking-widget-2-choose-date-and-time': ['time-chosen'],
  'booking-widget-3-your-information': ['field-refused'],
  'booking-widget-4-confirmation': ['mail-sent'],
  'blog-search': ['inside-and-near'],
  'blog-reader': ['short'],
  'admin-bookings': ['ready'],
  'admin-sign-in': ['invalid-credentials'],
  'foundations-overview': ['identity'],
  'foundations-scales': ['type'],
};

const schemes = ['light', 'dark'];

/** Stories that cover the window need a tall one; pictures of the others are as tall as their content. */
const coversTheWindow =
  /^(?:components-dialog|patterns-confirm|patterns-notifications|blog-reader|public-site-cookie|booking-widget-booking)/;
/** Even, because pictures have half the size: what the half pixel at the edge shows would depend on what was rendered before. */
const widths = { phone: 376, desktop: 1024 };

/** Mirrored for right-to-left writing, but in English: fonts for other scripts differ between machines. */
const mirrored = [
  'components-button--links',
  'components-field--all-controls',
  'dashboard-table--rest',
  'blog-reader--short',
];

/** A picture of a story. `globals` are the toolbar's settings. */
type Shot = { name: string; story: string; globals: string; viewport: { width: number; height: number } };

const shotsOf = (story: string, direction: { name?: string; globals?: string } = {}): Shot[] =>
  schemes.flatMap((scheme) =>
    Object.entries(widths).map(([device, width]) => ({
      name: [story, direction.name, scheme, device].filter(Boolean).join('-'),
      story,
      globals: [`theme:${scheme}`, direction.globals].filter(Boolean).join(';'),
      viewport: { width, height: coversTheWindow.test(story) ? 640 : 120 },
    })),
  );

export const shots: Shot[] = [
  ...Object.entries(pictured).flatMap(([part, names]) => names.flatMap((name) => shotsOf(`${part}--${name}`))),
  ...mirrored.flatMap((story) => shotsOf(story, { name: 'mirrored', globals: 'direction:right-to-left' })),
];
