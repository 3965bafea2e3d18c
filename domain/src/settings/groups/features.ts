import { choice, flag, number, settingGroup } from '../definition.ts';

export const technical = settingGroup('technical', 'private', {
  hreflang_enabled: flag('Language alternatives', { isPublic: true, default: false, effect: 'none' }),
  amp_enabled: flag('AMP pages', { default: false, effect: 'none' }),
  pwa_enabled: flag('Installable on phones', { isPublic: true, effect: 'host' }),
  breadcrumbs_enabled: flag('Breadcrumbs in search results', {
    isPublic: true,
    hint: 'Shows search engines where a page is in the site.',
  }),
  lazy_loading: flag('Lazy image loading', { isPublic: true, effect: 'host' }),
  image_optimization: flag('Image optimization', { effect: 'host' }),
  minification: flag('Minified code', { effect: 'host' }),
  compression: flag('Compression', { aliasOf: 'compression_enabled', effect: 'host' }),
  caching_enabled: flag('Caching', { aliasOf: 'cache_enabled', effect: 'host' }),
});

export const features = settingGroup('features', 'public', {
  booking_enabled: flag('Booking', { hint: 'Off: the booking buttons disappear and no time can be booked.' }),
  booking_auto_confirm: flag('Automatic confirmation', {
    isPublic: false,
    default: false,
    hint: 'On: a request for a free time is confirmed at once. Off: you confirm each request.',
  }),
  request_lapse_hours: number('Hours until an unconfirmed request expires', {
    isPublic: false,
    default: 24,
    min: 1,
    max: 336,
    hint: 'Visitors confirm their address with the link in the email. If you accept or move a request, its address counts as confirmed, too.',
  }),
  calendar_patience_hours: number('Hours to wait for an unreadable calendar', {
    isPublic: false,
    default: 24,
    min: 1,
    max: 720,
    hint: 'If one of your other calendars can’t be read for longer than this, no times are offered until it can be read again.',
  }),
  newsletter_enabled: flag('Newsletter', { hint: 'Off: the sign-up forms disappear.' }),
  blog_enabled: flag('Blog', { hint: 'Off: the blog and all links to it disappear.' }),
  testimonials_enabled: flag('Testimonials', { hint: 'Off: the section and all links to it disappear.' }),
  contact_form_enabled: flag('Contact form', { hint: 'Off: your email and phone number are still shown.' }),
  live_chat_enabled: flag('Live chat', { default: false, effect: 'none' }),
  cookie_banner_enabled: flag('Cookie banner', {
    hint: 'Off: analytics services are never loaded, because visitors aren’t asked.',
  }),
  search_enabled: flag('Site search', { default: false, effect: 'none' }),
  comments_enabled: flag('Comments', { default: false, effect: 'none' }),
  social_sharing_enabled: flag('Share buttons', { hint: 'Off: articles have no Share button.' }),
});

export const blog = settingGroup('blog', 'public', {
  posts_per_page: number('Posts on the home page', { default: 6, min: 1, max: 50, effect: 'none' }),
  excerpt_length: number('Excerpt length', { default: 150, min: 20, max: 500, effect: 'none' }),
  default_post_status: choice('Status of new posts', {
    isPublic: false,
    default: 'draft',
    choices: ['draft', 'published'],
    effect: 'none',
  }),
  allow_comments: flag('Comments under posts', { default: false, aliasOf: 'comments_enabled', effect: 'none' }),
  auto_excerpt: flag('Automatic excerpts', { isPublic: false, effect: 'none' }),
  related_posts: flag('Related posts', { hint: 'Off: articles end with their author.' }),
});
