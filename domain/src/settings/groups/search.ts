import { builtIn } from '../built-in.ts';
import { choice, flag, image, jsonArray, multiline, settingGroup, text, url } from '../definition.ts';
import { measuringServices } from '../../measuring-services.ts';

const shared = { width: 1200, height: 630 } as const;
const inherited = 'Leave empty to use the meta text.';

export const seo = settingGroup('seo', 'public', {
  meta_title: text('Meta title', {
    default: `${builtIn.name} · ${builtIn.jobTitle}`,
    hint: '30 to 60 characters. The headline of your search result.',
    advised: [30, 60],
  }),
  meta_description: multiline('Meta description', {
    default: builtIn.description,
    hint: '120 to 160 characters. The text under that headline.',
    advised: [120, 160],
    maxLength: 500,
  }),
  meta_keywords: text('Meta keywords', {
    default: 'leadership coach, executive coaching, keynote speaker, business coaching',
    hint: 'A few words, separated by commas.',
    maxLength: 500,
  }),
  canonical_url: url('Canonical address', {
    hint: 'The main address of your site, for example https://www.example.com/.',
  }),
  og_title: text('Title when shared', { hint: inherited }),
  og_description: multiline('Description when shared', { hint: inherited, maxLength: 500 }),
  og_image: image('Image when shared', { picture: shared, hint: 'Recommended size: 1200 by 630.' }),
  og_type: choice('Type of page', {
    default: 'website',
    choices: ['website', 'article', 'profile'],
    hint: 'Website is right for almost everyone.',
  }),
  og_url: url('Address when shared', { hint: 'Leave empty to use the canonical address.' }),
  og_site_name: text('Site name when shared', { hint: 'Leave empty to use the site title.', maxLength: 120 }),
  twitter_card: choice('Card on X', {
    default: 'summary_large_image',
    choices: ['summary_large_image', 'summary'],
    hint: 'A large image, or a small one next to the text.',
  }),
  twitter_title: text('Title on X', { hint: inherited }),
  twitter_description: multiline('Description on X', { hint: inherited, maxLength: 500 }),
  twitter_image: image('Image on X', { picture: shared, hint: 'Leave empty to use the image when shared.' }),
  twitter_site: text('Site account on X', { hint: 'Include the @.', maxLength: 60 }),
  twitter_creator: text('Your account on X', { hint: 'Include the @.', maxLength: 60 }),
  robots_txt: multiline('Rules for crawlers', {
    default: 'User-agent: *\nAllow: /',
    hint: 'The content of robots.txt. The default allows every crawler.',
  }),
  sitemap_enabled: flag('Publish a sitemap', { hint: 'A list of your pages for search engines.' }),
  sitemap_url: url('Sitemap address', { default: '/sitemap.xml', hint: 'Where crawlers find it.' }),
  google_site_verification: text('Google verification', {
    isPublic: false,
    hint: 'The code from Google Search Console. Counts toward the health score; add it to your domain to verify the site.',
  }),
  bing_site_verification: text('Bing verification', { isPublic: false, effect: 'host' }),
  yandex_site_verification: text('Yandex verification', { isPublic: false, effect: 'host' }),
});

export const schema = settingGroup('schema', 'public', {
  schema_type: choice('Type', {
    default: 'Person',
    choices: ['Person', 'Organization', 'LocalBusiness', 'ProfessionalService'],
    hint: 'How search engines classify you.',
  }),
  schema_name: text('Name', { hint: 'Leave empty to use the site title.', maxLength: 120 }),
  schema_job_title: text('Job title', {
    default: builtIn.jobTitle,
    hint: 'Used if the type is Person.',
    maxLength: 120,
  }),
  schema_description: multiline('Description', { hint: 'Leave empty to use the meta description.', maxLength: 500 }),
  schema_url: url('Address', { hint: 'Leave empty to use the canonical address.' }),
  schema_image: image('Image', { hint: 'An image of you for search engines.' }),
  schema_same_as: jsonArray('Other profiles', { hint: 'A JSON list of addresses: ["https://www.linkedin.com/in/…"].' }),
  structured_data_enabled: flag('Structured data', { hint: 'Tells search engines who you are, on every page.' }),
});

export const monitoring = settingGroup('monitoring', 'private', {
  focus_keywords: text('Focus keywords', {
    hint: 'The searches you want to be found for, separated by commas.',
    maxLength: 500,
  }),
  target_audience: multiline('Target audience', { effect: 'none' }),
  content_strategy: multiline('Content strategy', { effect: 'none' }),
  rank_tracking_keywords: jsonArray('Keywords to track', { effect: 'none' }),
  google_search_console_property: url('Search Console property', {
    hint: 'The address of your property. The Search Console link above opens it.',
  }),
  bing_webmaster_tools: text('Bing Webmaster Tools', { effect: 'none' }),
  yandex_metrica: text('Yandex Metrica', { effect: 'none' }),
});

const consented = 'Loaded only after a visitor agrees.';
const id = { maxLength: 40 } as const;

export const analytics = settingGroup('analytics', 'public', {
  google_analytics_id: text('Google Analytics', {
    ...id,
    hint: `G-XXXXXXXXXX. ${consented}`,
    pattern: measuringServices.google_analytics_id.id,
  }),
  google_tag_manager_id: text('Google Tag Manager', {
    ...id,
    hint: `GTM-XXXXXXX. ${consented}`,
    pattern: measuringServices.google_tag_manager_id.id,
  }),
  facebook_pixel_id: text('Facebook Pixel', {
    ...id,
    hint: `Digits only. ${consented}`,
    pattern: measuringServices.facebook_pixel_id.id,
  }),
  hotjar_id: text('Hotjar', { ...id, hint: `Digits only. ${consented}`, pattern: measuringServices.hotjar_id.id }),
  linkedin_insight_tag: text('LinkedIn Insight Tag', {
    ...id,
    hint: `Digits only. ${consented}`,
    pattern: measuringServices.linkedin_insight_tag.id,
  }),
  microsoft_clarity_id: text('Microsoft Clarity', {
    ...id,
    hint: `Ten letters and digits. ${consented}`,
    pattern: measuringServices.microsoft_clarity_id.id,
  }),
  google_search_console: url('Google Search Console', { isPublic: false, aliasOf: 'google_search_console_property' }),
});
