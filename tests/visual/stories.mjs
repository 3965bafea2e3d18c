/**
 * The stories that carry meaning: one picture of each component in all its states, the screens most people meet, and the
 * foundations. Everything else is told by words and roles, which the other tests read.
 */
const pictured = {
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
  'desk-pagination': ['middle'],
  'desk-passwordinput': ['rest'],
  'desk-sidebar': ['rest'],
  'desk-table': ['rest', 'emphasised'],
  'desk-tabs': ['every-state', 'with-counts'],
  'public-site-header': ['on-the-blog'],
  'public-site-hero': ['ready'],
  'public-site-services': ['first-chosen'],
  'public-site-contact-form': ['refused'],
  'public-site-cookie-banner': ['asking'],
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

/** What covers the window needs one to cover; everything else is as high as it is. */
const coversTheWindow =
  /^(?:components-dialog|patterns-confirm|patterns-notifications|desk-sidebar|blog-reader|public-site-cookie)/;
const widths = { phone: 375, desktop: 1024 };

/** Seen from right to left, in our own words: fonts of other scripts are the machine's, and no two machines have the same. */
const turned = ['components-button--links', 'components-field--all-controls', 'desk-table--rest', 'blog-reader--short'];

/** @typedef {{ name: string, story: string, globals: string, viewport: { width: number, height: number } }} Shot */

/**
 * @param {string} story
 * @param {{ name?: string, globals?: string }} [direction]
 * @returns {Shot[]}
 */
const shotsOf = (story, direction = {}) =>
  schemes.flatMap((scheme) =>
    Object.entries(widths).map(([device, width]) => ({
      name: [story, direction.name, scheme, device].filter(Boolean).join('.'),
      story,
      globals: [`theme:${scheme}`, direction.globals].filter(Boolean).join(';'),
      viewport: { width, height: coversTheWindow.test(story) ? 640 : 120 },
    })),
  );

/** @type {Shot[]} */
export const shots = [
  ...Object.entries(pictured).flatMap(([part, names]) => names.flatMap((name) => shotsOf(`${part}--${name}`))),
  ...turned.flatMap((story) => shotsOf(story, { name: 'turned', globals: 'direction:right-to-left' })),
];
