/**
 * The stories that carry meaning: one picture of each component in all its states, the screens most people meet, and the
 * foundations. Everything else is told by words and roles, which the other tests read.
 */
const pictured = {
  'components-alert': ['tones', 'with-action'],
  'components-avatar': ['sizes'],
  'components-badge': ['tones'],
  'components-button': ['every-state', 'variants-and-sizes', 'on-navy', 'right-to-left'],
  'components-card': ['with-accent', 'on-navy'],
  'components-choice': ['every-state', 'rich-content'],
  'components-dialog': ['medium', 'long-content'],
  'components-emptystate': ['with-action'],
  'components-field': ['every-state', 'invalid', 'right-to-left'],
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

/** @typedef {{ name: string, story: string, scheme: string, viewport: { width: number, height: number } }} Shot */

/** @type {Shot[]} */
export const shots = Object.entries(pictured).flatMap(([component, names]) =>
  names.flatMap((one) =>
    schemes.flatMap((scheme) =>
      Object.entries(widths).map(([device, width]) => {
        const story = `${component}--${one}`;
        const height = coversTheWindow.test(story) ? 640 : 120;
        return { name: `${story}.${scheme}.${device}`, story, scheme, viewport: { width, height } };
      }),
    ),
  ),
);
