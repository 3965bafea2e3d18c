import { publicDefaults, settingBounds } from 'data-client';
import { choice, email, flag, number, secret, settingGroup, text, url } from '../definition';

const [fewestPosts, mostPosts] = settingBounds.posts_per_page;
const [shortestExcerpt, longestExcerpt] = settingBounds.excerpt_length;

const byHost = { isManagedByHost: true } as const;
const note = { isNote: true } as const;
const mailFunction = 'The function that sends your mails has its own, given to it when the site was set up.';

export const technical = settingGroup('technical', {
  hreflang_enabled: flag('Language alternatives', { hint: 'For sites in several languages.', ...byHost }),
  amp_enabled: flag('AMP pages', { default: false, ...byHost }),
  pwa_enabled: flag('Installable on phones', byHost),
  breadcrumbs_enabled: flag('Breadcrumbs in search results', {
    hint: 'Tells search engines where a page stands in the site.',
  }),
  lazy_loading: flag('Load pictures when they come into view', byHost),
  image_optimization: flag('Optimise pictures', byHost),
  minification: flag('Minify code', byHost),
  compression: flag('Compress transfers', { aliasOf: 'compression_enabled', ...byHost }),
  caching_enabled: flag('Cache files', { aliasOf: 'cache_enabled', ...byHost }),
});

export const features = settingGroup('features', {
  booking_enabled: flag('Booking', { hint: 'Off: the booking buttons disappear and no time can be booked.' }),
  newsletter_enabled: flag('Newsletter', { hint: 'Off: the sign-up boxes disappear.' }),
  blog_enabled: flag('Blog', { hint: 'Off: the blog and the links to it disappear.' }),
  testimonials_enabled: flag('Testimonials', { hint: 'Off: the section and the links to it disappear.' }),
  contact_form_enabled: flag('Contact form', { hint: 'Off: your email and phone stay.' }),
  live_chat_enabled: flag('Live chat', { default: false, hint: 'The site brings no live chat.', ...note }),
  cookie_banner_enabled: flag('Cookie banner', {
    hint: 'Off: measuring services are never loaded, because nobody was asked.',
  }),
  search_enabled: flag('Site search', { default: false, hint: 'The blog has its own search, always.', ...note }),
  comments_enabled: flag('Comments', { default: false, hint: 'The site brings no comments.', ...note }),
  social_sharing_enabled: flag('Share buttons', { hint: 'Off: articles have no Share button.' }),
});

export const blog = settingGroup('blog', {
  posts_per_page: number('Posts on the home page', {
    hint: 'The home page shows up to six.',
    ...note,
    min: fewestPosts,
    max: mostPosts,
  }),
  excerpt_length: number('Length of excerpts', {
    hint: 'In characters. The desk’s list cuts at 100.',
    ...note,
    min: shortestExcerpt,
    max: longestExcerpt,
  }),
  default_post_status: choice('New posts are', ['draft', 'published'], {
    default: 'draft',
    hint: 'The editor begins with a draft, so that nothing is seen before it is ready.',
    ...note,
  }),
  allow_comments: flag('Comments under posts', { default: false, aliasOf: 'comments_enabled', ...note }),
  auto_excerpt: flag('Make excerpts from the text', { hint: 'The editor asks you for one.', ...note }),
  related_posts: flag('Related posts under an article', { hint: 'Off: an article ends with its author.' }),
});

export const mail = settingGroup('email', {
  smtp_host: text('Mail server', { hint: `For example smtp.example.com. ${mailFunction}`, ...byHost }),
  smtp_port: number('Port', {
    hint: 'Hosted functions cannot use 25 and 587: take 465 there.',
    ...byHost,
    default: 587,
    min: 1,
    max: 65535,
  }),
  smtp_username: text('User name', byHost),
  smtp_password: secret('Password', { hint: 'Stored once and never shown again.', ...byHost }),
  smtp_secure: flag('Encrypted connection', byHost),
  from_email: email('Sender address', {
    default: publicDefaults.contact_email,
    hint: 'Who your mails come from.',
  }),
  from_name: text('Sender name', {
    default: publicDefaults.site_title,
    hint: 'The name beside that address.',
    maxLength: 120,
  }),
  reply_to_email: email('Answers go to', {
    default: publicDefaults.contact_email,
    hint: 'Empty: to the sender address.',
  }),
  email_notifications: flag('Tell me about new bookings', { hint: 'A mail to your contact email.' }),
});

export const security = settingGroup('security', {
  ssl_redirect: flag('Always use https', byHost),
  security_headers: flag('Security headers', byHost),
  two_factor_auth: flag('Two-factor sign-in', {
    default: false,
    hint: 'Signing in asks for a code of your authenticator app as well, from the moment you have set one up below.',
  }),
  cache_enabled: flag('Cache files', byHost),
  compression_enabled: flag('Compress transfers', byHost),
  backup_enabled: flag('Backups', byHost),
  api_rate_limit: number('Requests per minute', { default: 100, min: 1, max: 1000, ...byHost }),
  maintenance_mode: flag('Maintenance mode', {
    default: false,
    hint: 'Visitors see a maintenance page; this desk stays open.',
  }),
  privacy_policy_url: url('Privacy policy', { hint: 'The built-in page, or an address of your own.' }),
  terms_of_service_url: url('Terms of service', { hint: 'The built-in page, or an address of your own.' }),
  cookie_policy_url: url('Cookie policy', { hint: 'The built-in page, or an address of your own.' }),
  gdpr_enabled: flag('European privacy law (GDPR)', {
    default: false,
    hint: 'Adds what the law asks for to the privacy page.',
  }),
  ccpa_enabled: flag('Californian privacy law (CCPA)', {
    default: false,
    hint: 'Adds what the law asks for to the privacy page.',
  }),
  age_verification: flag('Ask for the age', {
    default: false,
    hint: 'The site has nothing that asks for it.',
    ...note,
  }),
});
